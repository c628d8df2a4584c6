import "server-only";
import { afterCursor, chunkSize, keysetPages } from "@/lib/admin/keyset-pages";
import { mapRows, type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { hasWords, inOrder } from "@/lib/admin/search";
import { requireAdmin } from "@/lib/auth/session";
import type { SessionClient } from "@/lib/supabase/clients";
import { findRow, orThrow } from "@/lib/supabase/query";
import { camelCased, type Row } from "@/lib/supabase/row";
import type { Entry, EntryFilters } from "./schema";

export async function listEntries(filters: EntryFilters): Promise<Page<Entry>> {
  const { client } = await requireAdmin("waitlist");
  const found = filtered(client, filters, "exact");
  const answer = await inOrder(found, filters.sort, sortColumns).range(...rangeOf(filters.page));
  return mapRows(toPage(answer, filters.page, "waitlist"), toEntry);
}

export function exportEntries(client: SessionClient, filters: EntryFilters) {
  return keysetPages(async (after) => {
    const newest = inOrder(filtered(client, filters), "-created", sortColumns);
    return afterCursor(newest, after).limit(chunkSize).then(orThrow("waitlist"));
  });
}

export async function getEntry(client: SessionClient, id: string): Promise<Entry | null> {
  const data = await findRow(client, "waitlist", columns, id);
  return data && toEntry(data);
}

const sortColumns = { created: "created_at", email: "email_search" };

function filtered(client: SessionClient, { project, status, q }: EntryFilters, count?: "exact") {
  let query = client.from("waitlist").select(columns, { count });
  if (project) query = query.eq("project_id", project);
  if (status) query = query.eq("status", status);
  return hasWords(query, q);
}

const columns = "id, project_name, name, email, status, notes, created_at, updated_at";

export type EntryRow = Row<"waitlist", typeof columns>;

function toEntry(row: EntryRow): Entry {
  const { projectName: project, notes, ...entry } = camelCased(row);
  return { ...entry, project, notes: notes ?? "" };
}
