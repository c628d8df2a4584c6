import "server-only";
import { mapRows, type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { hasWords } from "@/lib/admin/search";
import { requireAdmin } from "@/lib/auth/session";
import type { OutboxFilters, OutboxMail } from "./schema";

export async function listOutbox({ show, q, page }: OutboxFilters): Promise<Page<OutboxMail>> {
  const { client } = await requireAdmin("outbox");
  let query = client.from("email_outbox").select(columns, { count: "exact" });
  // Must match the condition of the partial index.
  if (show === "") query = query.in("status", ["pending", "sending", "dead"]);
  if (show === "sent") query = query.eq("status", "sent");
  const answer = await hasWords(query, q)
    .order("created_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page));
  return mapRows(toPage(answer, page, "outbox"), (row) => ({
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

function stateOf(status: string, attempts: number): OutboxMail["state"] {
  return asStored.find((state) => state === status) ?? (attempts > 0 ? "waiting" : "queued");
}
