/** Counts of open items by kind, each capped at `maxCount`. */
export type AdminCounts = Partial<Record<string, number>>;

/** The database stops counting here. */
export const maxCount = 100;

/** The parts that the viewer's permissions include. */
export type Dashboard = Partial<{
  posts: { total: number; published: number; drafts: number };
  recent: RecentPost[];
  newMessages: number;
  pendingWaitlist: number;
  undelivered: number;
  nextBookings: NextBooking[];
  /** Upcoming calls without a link. */
  withoutLink: number;
}>;

/** The newest unread messages and the next scheduled posts; null without the permission. */
export type Waiting = {
  unread: { id: string; name: string; text: string }[] | null;
  due: { id: string; title: string; publishAt: string }[] | null;
};

export type RecentPost = { id: string; title: string; published: boolean; createdAt: string };

/** `plan` is its name. */
export type NextBooking = { id: string; startsAt: number; name: string; plan: string | null };
