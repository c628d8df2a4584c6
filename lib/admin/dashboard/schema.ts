export type Dashboard = {
  posts: { total: number; published: number; drafts: number };
  recent: RecentPost[];
  newMessages: number;
  pendingWaitlist: number;
  undelivered: number;
  nextBookings: NextBooking[];
};

export type RecentPost = { id: string; title: string; published: boolean; createdAt: string };

export type NextBooking = { id: string; startsAt: number; name: string; plan: string | null };
