import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { chunkSize, following, inChunks } from "@/lib/lists/chunks";
import { type Listed, mapRows, rangeOf, toListed } from "@/lib/lists/paging";
import { byAddress } from "@/lib/lists/search";
import type { SessionClient } from "@/lib/supabase/session";
import type { Subscriber, SubscriberFilters } from "./admin-schema";

/** A page of subscribers, newest first. Throws on an outage. */
export async function listSubscribers(filters: SubscriberFilters): Promise<Listed<Subscriber>> {
  const { client } = await requireAdmin();
  const answer = await newest(client, filters, "exact").range(...rangeOf(filters.page));
  return mapRows(toListed(answer, filters.page, "subscribers"), (row) => ({
    id: row.id,
    email: row.email,
    status: row.status,
    source: row.source,
    createdAt: row.created_at,
  }));
}

/** Every subscriber that fits the filters, newest first, in chunks, with the rights of this client. */
export function exportSubscribers(client: SessionClient, filters: SubscriberFilters) {
  return inChunks(async (after) => {
    const { data, error } = await following(newest(client, filters), after).limit(chunkSize);
    if (error) throw new Error(`subscribers: ${error.message}`);
    return data;
  });
}

/** Forgets a subscriber. One who is gone already is fine too. Throws on an outage. */
export async function deleteSubscriber(client: SessionClient, id: string): Promise<void> {
  const { error } = await client.from("subscribers").delete().eq("id", id);
  if (error) throw new Error(`subscribers: ${error.message}`);
}

function newest(client: SessionClient, { status, q }: SubscriberFilters, count?: "exact") {
  let query = client.from("subscribers").select(columns, { count });
  if (status) query = query.eq("status", status);
  return byAddress(query, q).order("created_at", { ascending: false }).order("id");
}

const columns = "id, email, status, source, created_at, confirmed_at, unsubscribed_at";

export type SubscriberRow = {
  id: string;
  email: string;
  status: string;
  source: string;
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};
