import { z } from "zod";
import { rowsPerPage } from "@/lib/lists/paging";

/** A mail of the outbox as the admin lists it: never what is in it, since that holds signed links. */
export type OutboxMail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  state: "queued" | "waiting" | "sending" | "sent" | "dead";
  attempts: number;
  /** Why the last attempt failed. */
  reason: string | null;
  nextAttemptAt: string;
  createdAt: string;
};

/** What the list can be narrowed to; without a choice it is what has not gone out. */
export const outboxFilters = ["undelivered", "sent", "all"] as const;
export type OutboxFilter = (typeof outboxFilters)[number];

export function readOutboxFilter(value: string | string[] | undefined): OutboxFilter {
  return outboxFilters.find((filter) => filter === value) ?? "undelivered";
}

/** Whether a mail can be sent at once instead of at its next attempt, or at all. */
export function canRetry({ state }: OutboxMail): boolean {
  return state === "dead" || state === "waiting";
}

/** The mails to try again: one, or all of a page. */
export const RetryInput = z.object({ ids: z.array(z.uuid()).min(1).max(rowsPerPage) });
