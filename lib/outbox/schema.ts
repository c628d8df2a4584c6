import { z } from "zod";
import { PageNumber, rowsPerPage } from "@/lib/admin/paging";
import { SearchText } from "@/lib/admin/search";

/** Omits the content of the email, which contains signed links. */
export type OutboxMail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  state: "queued" | "waiting" | "sending" | "sent" | "dead" | "suppressed";
  attempts: number;
  reason: string | null;
  nextAttemptAt: string;
  createdAt: string;
};

/** An empty `show` lists unsent emails. */
export const OutboxFilters = z.object({
  show: z.enum(["sent", "all"]).or(z.literal("")).catch(""),
  q: SearchText,
  page: PageNumber,
});
export type OutboxFilters = z.infer<typeof OutboxFilters>;

export function canRetry({ state }: OutboxMail): boolean {
  return state === "dead" || state === "waiting";
}

export const RetryInput = z.array(z.uuid()).min(1).max(rowsPerPage);
