import "server-only";
import { afterCursor, chunkSize, keysetPages } from "@/lib/admin/keyset-pages";
import { mapRows, type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { hasWords, inOrder } from "@/lib/admin/search";
import { requireAdmin } from "@/lib/auth/session";
import type { SessionClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";
import { camelCased, type Row } from "@/lib/supabase/row";
import type { Subscriber, SubscriberFilters } from "./schema";

export async function listSubscribers(filters: SubscriberFilters): Promise<Page<Subscriber>> {
  const { client } = await requireAdmin("subscribers");
  const found = filtered(client, filters, "exact");
  const answer = await inOrder(found, filters.sort, sortColumns).range(...rangeOf(filters.page));
  return mapRows(toPage(answer, filters.page, "subscribers"), camelCased);
}

export function exportSubscribers(client: SessionClient, filters: SubscriberFilters) {
  return keysetPages(async (after) => {
    const newest = inOrder(filtered(client, filters), "-created", sortColumns);
    return afterCursor(newest, after).limit(chunkSize).then(orThrow("subscribers"));
  });
}

const sortColumns = { created: "created_at", email: "email_search" };

function filtered(client: SessionClient, { status, q }: SubscriberFilters, count?: "exact") {
  let query = client.from("subscribers").select(columns, { count });
  if (status) query = query.eq("status", status);
  return hasWords(query, q, "email_search");
}

const columns = "id, email, status, source, created_at, confirmed_at, unsubscribed_at";

export type SubscriberRow = Row<"subscribers", typeof columns>;
