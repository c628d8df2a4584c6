import "server-only";
import { chunkSize, keysetPages } from "@/lib/admin/keyset-pages";
import { rowsPerPage } from "@/lib/admin/paging";
import { requireAdmin } from "@/lib/auth/session";
import type { SessionClient } from "@/lib/supabase/clients";
import { call, orThrow } from "@/lib/supabase/query";
import { dayMs } from "@/lib/time/days";
import { type StoredEntry, toEntry } from "./entry";
import { type AuditEntry, type AuditFilters, auditPeriods } from "./schema";

/** Lists entries newest first. `older` is the next page's `before`, or null on the last page. */
export async function listAuditLog(
  filters: AuditFilters,
): Promise<{ entries: AuditEntry[]; older: number | null }> {
  const { client } = await requireAdmin("audit");
  const found = await read(client, filters, rowsPerPage + 1, filters.before);
  const entries = (await withContents(client, found.slice(0, rowsPerPage))).map(toEntry);
  return { entries, older: found.length > rowsPerPage ? (entries.at(-1)?.id ?? null) : null };
}

export function exportAuditLog(
  client: SessionClient,
  filters: AuditFilters,
): AsyncGenerator<AuditEntry[]> {
  return keysetPages(async (after: { id: number } | null) =>
    (await read(client, filters, chunkSize, after?.id)).map(toEntry),
  );
}

/** Records that a list is about to be exported. Throws if recording fails. */
export async function recordExport(client: SessionClient, list: string): Promise<void> {
  await call(client, "record_export", { p_list: list });
}

async function read(
  client: SessionClient,
  { q, what, since }: AuditFilters,
  size: number,
  before: number | null = null,
): Promise<StoredEntry[]> {
  return call(client, "list_audit_log", {
    p_size: size,
    p_before: before ?? undefined,
    p_email: q || undefined,
    p_subject: what || undefined,
    p_since: since ? daysAgo(auditPeriods[since]) : undefined,
  });
}

/** Adds the titles and paths of contents. */
async function withContents(client: SessionClient, entries: StoredEntry[]): Promise<StoredEntry[]> {
  const ids = entries.flatMap(({ subject, subject_id }) =>
    subject === "content" && subject_id ? [subject_id] : [],
  );
  if (ids.length === 0) return entries;
  const contents = await client
    .from("contents")
    .select("id, kind, key, title")
    .in("id", ids)
    .then(orThrow("contents"));
  const byId = new Map(contents.map((content) => [content.id, content]));
  return entries.map((entry) => {
    const found = byId.get(entry.subject_id ?? "");
    return found ? { ...entry, title: found.title, content: `${found.kind}/${found.key}` } : entry;
  });
}

const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();
