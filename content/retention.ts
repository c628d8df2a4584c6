type Period = `${number} ${"day" | "days" | "months"}`;

/**
 * How long what is stored about people is kept. The daily job deletes by these periods, and the privacy
 * page prints them.
 */
export const retentionPeriods = {
  /** From the day they came. */
  messages: "24 months",
  /** From the end of the appointment. */
  bookings: "24 months",
  /** From the day of the entry. */
  waitlist: "24 months",
  /** Subscriptions and accounts, from the last mail with a link, and from the sign-up. */
  unconfirmed: "30 days",
  /** From the day it was written, once it is sent or given up. */
  mail: "30 days",
  /** What the auth server notes of sign-ins. */
  sign_in_log: "30 days",
  /** Counts of requests. Their own windows are shorter: a day at the most, and then the next run. */
  limits: "2 days",
  /** What an admin deleted in a list, and can restore. */
  deleted: "1 day",
  /** A post that an admin deleted, and can restore. */
  deleted_posts: "30 days",
  /** What an author typed and never saved, from the day it was typed. */
  drafts: "30 days",
  /** Who changed what in the admin. The database refuses to delete any of it earlier. */
  audit: "12 months",
  /** From the day that a link to a draft ended or was revoked. */
  draft_links: "30 days",
  /** Paths that answered 404, from the last time. */
  missing_paths: "30 days",
  /** Reports of imports, from the day that the file was uploaded. */
  imports: "90 days",
} as const satisfies Record<string, Period>;
