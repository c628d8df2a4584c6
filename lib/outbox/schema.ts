import { z } from "zod";
import { PageNumber, rowsPerPage } from "@/lib/admin/paging";
import { SearchText } from "@/lib/admin/search";
import type { CamelCased, Row } from "@/lib/supabase/row";

/** Omits the content of the email, which contains signed links. */
export type OutboxMail = CamelCased<
  Row<"email_outbox", "id, kind, subject, attempts, next_attempt_at, created_at">
> & {
  to: string;
  reason: string | null;
  state: "queued" | "waiting" | "sending" | "sent" | "dead" | "suppressed";
};

/** An empty `show` lists unsent emails. */
export const OutboxFilters = z.object({
  show: z.enum(["", "sent", "all"]).catch(""),
  q: SearchText,
  page: PageNumber,
});
export type OutboxFilters = z.infer<typeof OutboxFilters>;

export const canRetry = ({ state }: OutboxMail): boolean => state === "dead" || state === "waiting";

export const RetryInput = z.array(z.uuid()).min(1).max(rowsPerPage);
