import { z } from "zod";
import { PageNumber, rowsPerPage } from "@/lib/lists/paging";

/** A mail of the outbox as the admin lists it: never what is in it, since that holds signed links. */
export type OutboxMail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  state: "queued" | "waiting" | "sending" | "sent" | "dead" | "suppressed";
  attempts: number;
  /** Why the last attempt failed. */
  reason: string | null;
  nextAttemptAt: string;
  createdAt: string;
};

/** What narrows the list; without a choice it is what has not gone out. */
export const OutboxFilters = z.object({
  show: z.enum(["sent", "all"]).or(z.literal("")).catch(""),
  page: PageNumber,
});
export type OutboxFilters = z.infer<typeof OutboxFilters>;

/** Whether a mail can be sent at once instead of at its next attempt, or at all. */
export function canRetry({ state }: OutboxMail): boolean {
  return state === "dead" || state === "waiting";
}

/** The mails to try again: one, or all of a page. */
export const RetryInput = z.array(z.uuid()).min(1).max(rowsPerPage);
