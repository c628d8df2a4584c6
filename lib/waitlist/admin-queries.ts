import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { chunkSize, following, inChunks } from "@/lib/lists/chunks";
import { type Listed, mapRows, rangeOf, toListed } from "@/lib/lists/paging";
import { byAddress } from "@/lib/lists/search";
import type { SessionClient } from "@/lib/supabase/session";
import type { Entry, EntryFilters, Review } from "./admin-schema";

/** A page of the waitlist, newest first. Throws on an outage. */
export async function listEntries(filters: EntryFilters): Promise<Listed<Entry>> {
  const { client } = await requireAdmin();
  const answer = await newest(client, filters, "exact").range(...rangeOf(filters.page));
  return mapRows(toListed(answer, filters.page, "waitlist"), toEntry);
}

/** Every entry that fits the filters, newest first, in chunks, with the rights of this client. */
export function exportEntries(client: SessionClient, filters: EntryFilters) {
  return inChunks(async (after) => {
    const { data, error } = await following(newest(client, filters), after).limit(chunkSize);
    if (error) throw new Error(`waitlist: ${error.message}`);
    return data;
  });
}

/** Saves a decision over the version it was made on. False when there is another one by now. */
export async function saveReview(
  client: SessionClient,
  { id, status, notes, updatedAt }: Review,
): Promise<boolean> {
  const { data, error } = await client
    .from("waitlist")
    .update({ status, notes: notes || null })
    .eq("id", id)
    .eq("updated_at", updatedAt)
    .select("id");
  if (error) throw new Error(`waitlist: ${error.message}`);
  return data.length > 0;
}

/** An entry as it is now; null when it is gone. */
export async function getEntry(client: SessionClient, id: string): Promise<Entry | null> {
  const { data, error } = await client.from("waitlist").select(columns).eq("id", id).maybeSingle();
  if (error) throw new Error(`waitlist: ${error.message}`);
  return data && toEntry(data);
}

function newest(client: SessionClient, { project, status, q }: EntryFilters, count?: "exact") {
  let query = client.from("waitlist").select(columns, { count });
  if (project) query = query.eq("project_id", project);
  if (status) query = query.eq("status", status);
  return byAddress(query, q).order("created_at", { ascending: false }).order("id");
}

const columns = "id, project_name, name, email, status, notes, created_at, updated_at";

export type EntryRow = Pick<Entry, "id" | "name" | "email" | "status"> & {
  project_name: string;
  notes: string | null;
  created_at: string;
  updated_at: string;
};

function toEntry(row: EntryRow): Entry {
  const { project_name, notes, created_at, updated_at, ...entry } = row;
  return {
    ...entry,
    project: project_name,
    notes: notes ?? "",
    createdAt: created_at,
    updatedAt: updated_at,
  };
}
