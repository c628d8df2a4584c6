/** Of messages that are unread, entries that are pending, mails that failed; each up to `maxCount`. */
export type AdminCounts = { messages: number; waitlist: number; outbox: number };

/** The database counts no further. */
export const maxCount = 100;

export type Dashboard = {
  posts: { total: number; published: number; drafts: number };
  recent: RecentPost[];
  newMessages: number;
  pendingWaitlist: number;
  undelivered: number;
  nextBookings: NextBooking[];
  /** Calls ahead that have no link. */
  withoutLink: number;
};

export type RecentPost = { id: string; title: string; published: boolean; createdAt: string };

export type NextBooking = { id: string; startsAt: number; name: string; plan: string | null };
