import { pluralize } from "@/lib/numbers";
import type { ErasureObstacle, Person, PersonKind } from "./schema";

export const personStrings = {
  failed: "Something went wrong. Nothing was changed. Please try again.",
  mismatch: "The email addresses don't match. Nothing was erased.",
  erased: "All data about this email address was erased.",
  missing: "No data is stored about this email address any more.",
  allowed: "Emails to this address are allowed again.",
} as const;

export const obstacleTexts: Record<ErasureObstacle, string> = {
  admin: "This is an admin's email address. Revoke their access under Users first.",
  agency: "This is the agency's own email address. Emails sent to it are about other people.",
};

export const kindTitles: Record<PersonKind, string> = {
  account: "Account",
  sessions: "Sessions",
  sign_in_log: "Sign-in log",
  messages: "Messages",
  bookings: "Bookings",
  waitlist: "Waitlist",
  subscriptions: "Newsletter",
  mails: "Emails",
  deleted: "Trash",
};

const countTexts: Record<PersonKind, [one: string, many: string]> = {
  account: ["account, including its username", "accounts"],
  sessions: ["session", "sessions"],
  sign_in_log: ["sign-in log entry", "sign-in log entries"],
  messages: ["message", "messages"],
  bookings: ["booking", "bookings"],
  waitlist: ["waitlist entry", "waitlist entries"],
  subscriptions: ["newsletter subscription", "newsletter subscriptions"],
  deleted: ["item in the trash", "items in the trash"],
  mails: ["email", "emails"],
};

export function countText(kind: PersonKind, count: number): string {
  return pluralize(count, ...countTexts[kind]);
}

export function nothingText({ email }: Person): string {
  return `No data is stored about ${email}.`;
}
