type Period = `${number} ${"day" | "days" | "months"}`;

/**
 * How long personal data is kept. The daily job deletes by these periods, and the privacy page
 * prints them.
 */
export const retentionPeriods = {
  /** Counted from the day of receipt. */
  messages: "24 months",
  /** Counted from the end of the appointment. */
  bookings: "24 months",
  /** Counted from the day of the entry. */
  waitlist: "24 months",
  /** Subscriptions, from the last emailed link; accounts, from the sign-up. */
  unconfirmed: "30 days",
  /** Sent or abandoned emails, from the day they were written. */
  mail: "30 days",
  /** The auth server's log of sign-ins. */
  sign_in_log: "30 days",
  /** Request counters. Their own windows are at most a day, plus the wait for the next run. */
  limits: "2 days",
  /** Rows that an admin deleted from a list and can restore. */
  deleted: "1 day",
  /** Posts that an admin deleted and can restore. */
  deleted_posts: "30 days",
  /** Unsaved text from the editor, from the day it was typed. */
  drafts: "30 days",
  /** Who changed what in the admin. The database rejects any earlier deletion. */
  audit: "12 months",
  /** Draft links, from the day they expired or were revoked. */
  draft_links: "30 days",
  /** Paths that responded with 404, from the last request. */
  missing_paths: "30 days",
  /** Import reports, from the day the file was uploaded. */
  imports: "90 days",
} as const satisfies Record<string, Period>;
