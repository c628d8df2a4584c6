import type { DeletedRow } from "./schema";

export const deletedStrings = {
  deleted: "Deleted. It can be restored for a day.",
  kept: "This cannot be deleted: it has changed, or has been deleted already.",
  failed: "That did not work, and nothing was changed. Please try again.",
  restored: "Restored.",
  missing: "This has been restored already, or its day is over.",
  taken: "This cannot be restored: something newer stands in its place.",
} as const;

export const sourceNames: Record<DeletedRow["source"], string> = {
  blogs: "Post",
  bookings: "Booking",
  email_outbox: "Mail",
  media: "Picture",
  messages: "Message",
  redirects: "Redirect",
  subscribers: "Subscriber",
  waitlist: "Waitlist entry",
};
