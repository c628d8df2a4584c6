import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { type Listed, rangeOf, toListed } from "@/lib/lists/paging";
import type { OutboxFilter, OutboxMail } from "./admin-schema";

const statuses: Record<Exclude<OutboxFilter, "all">, readonly string[]> = {
  undelivered: ["pending", "sending", "dead"],
  sent: ["sent"],
};

/** A page of the outbox, newest first, without what the mails say. */
export async function listOutbox(page: number, filter: OutboxFilter): Promise<Listed<OutboxMail>> {
  const { client } = await requireAdmin();
  const query = client
    .from("email_outbox")
    .select(
      "id, kind, to_address, subject, status, attempts, last_error, next_attempt_at, created_at",
      { count: "exact" },
    );
  const answer = await (filter === "all" ? query : query.in("status", statuses[filter]))
    .order("created_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page));
  const { rows, ...listed } = toListed(answer, page, "Outbox");
  return {
    ...listed,
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      to: row.to_address,
      subject: row.subject,
      state: stateOf(row.status, row.attempts),
      attempts: row.attempts,
      reason: row.last_error,
      nextAttemptAt: row.next_attempt_at,
      createdAt: row.created_at,
    })),
  };
}

/** A pending mail waits for another attempt, or for its first. */
function stateOf(status: string, attempts: number): OutboxMail["state"] {
  if (status === "sending" || status === "sent" || status === "dead") return status;
  return attempts > 0 ? "waiting" : "queued";
}
