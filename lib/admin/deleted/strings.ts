import type { DeletedRow } from "./schema";

export const deletedStrings = {
  deleted: "Deleted. You have 24 hours to restore it.",
  kept: "Not deleted: it has changed or was already deleted.",
  failed: "Something went wrong. Nothing was changed. Please try again.",
  restored: "Restored.",
  missing: "Already restored or expired.",
  taken: "Not restored: a newer item has taken its place.",
} as const;

export const sourceNames: Record<DeletedRow["source"], string> = {
  blogs: "Post",
  bookings: "Booking",
  email_outbox: "Email",
  media: "Image",
  messages: "Message",
  redirects: "Redirect",
  subscribers: "Subscriber",
  waitlist: "Waitlist entry",
};
