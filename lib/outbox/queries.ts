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
  return mapRows(toPage(answer, page, "outbox"), ({ status, ...mail }) => ({
    ...mail,
    state: stateOf(status, mail.attempts),
  }));
}

const columns =
  "id, kind, to:to_address, subject, status, attempts, reason:last_error, nextAttemptAt:next_attempt_at, createdAt:created_at";

const asStored = ["sending", "sent", "dead", "suppressed"] as const;

function stateOf(status: string, attempts: number): OutboxMail["state"] {
  return asStored.find((state) => state === status) ?? (attempts > 0 ? "waiting" : "queued");
}
