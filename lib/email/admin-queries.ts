import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { type Listed, mapRows, rangeOf, toListed } from "@/lib/lists/paging";
import type { OutboxFilters, OutboxMail } from "./admin-schema";

/** A page of the outbox, newest first, without what the mails say. Throws on an outage. */
export async function listOutbox({ show, page }: OutboxFilters): Promise<Listed<OutboxMail>> {
  const { client } = await requireAdmin();
  let query = client.from("email_outbox").select(columns, { count: "exact" });
  // The very words of the index that holds only these.
  if (show === "") query = query.in("status", ["pending", "sending", "dead"]);
  if (show === "sent") query = query.eq("status", "sent");
  const answer = await query
    .order("created_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page));
  return mapRows(toListed(answer, page, "outbox"), (row) => ({
    id: row.id,
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    state: stateOf(row.status, row.attempts),
    attempts: row.attempts,
    reason: row.last_error,
    nextAttemptAt: row.next_attempt_at,
    createdAt: row.created_at,
  }));
}

const columns =
  "id, kind, to_address, subject, status, attempts, last_error, next_attempt_at, created_at";

const asStored = ["sending", "sent", "dead", "suppressed"] as const;

/** A pending mail waits for another attempt, or for its first. */
function stateOf(status: string, attempts: number): OutboxMail["state"] {
  return asStored.find((state) => state === status) ?? (attempts > 0 ? "waiting" : "queued");
}
