import { pluralize } from "@/lib/numbers";
import type { ErasureObstacle, Person, PersonKind } from "./schema";

export const personStrings = {
  failed: "That did not work, and nothing was changed. Please try again.",
  mismatch: "That is not the same address. Nothing was erased.",
  erased: "Everything about this address has been erased.",
  missing: "Nothing is stored about this address any more.",
  allowed: "This address may be written to again.",
} as const;

export const obstacleTexts: Record<ErasureObstacle, string> = {
  admin: "This is an admin's address. Revoke the access under Users first.",
  agency: "This is the agency's own address: the mails to it are about everybody else.",
};

export const kindTitles: Record<PersonKind, string> = {
  account: "Account",
  sessions: "Sessions",
  sign_in_log: "Sign-in log",
  messages: "Messages",
  bookings: "Bookings",
  waitlist: "Waitlist",
  subscriptions: "Newsletter",
  mails: "Mails",
  deleted: "Deleted, can be restored",
};

const countTexts: Record<PersonKind, [one: string, many: string]> = {
  account: ["account, with its user name", "accounts"],
  sessions: ["session", "sessions"],
  sign_in_log: ["entry of the sign-in log", "entries of the sign-in log"],
  messages: ["message", "messages"],
  bookings: ["booking", "bookings"],
  waitlist: ["waitlist entry", "waitlist entries"],
  subscriptions: ["newsletter subscription", "newsletter subscriptions"],
  deleted: ["deleted entry", "deleted entries"],
  mails: ["mail to or about them", "mails to or about them"],
};

export function countText(kind: PersonKind, count: number): string {
  return pluralize(count, ...countTexts[kind]);
}

export function nothingText({ email }: Person): string {
  return `Nothing is stored about ${email}.`;
}
