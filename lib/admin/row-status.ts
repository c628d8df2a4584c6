import type { NextRequest } from "next/server";
import type { SessionClient } from "@/lib/supabase/session";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The areas of the admin whose rows have pages, and where those rows are. */
const tables = { posts: "blogs", messages: "messages" } as const;

const rowPath = /^\/admin\/(posts|messages)\/([^/]+)$/;

/** Whether a part of an address can be a row's id at all. */
export function isRowId(value: string): boolean {
  return uuid.test(value);
}

/**
 * The status of an admin page by the id in its address: 404 where no row has it. Asked by the
 * middleware, since a page that is rendered for a request has sent its 200 by then. `client` has the
 * session of who asks, so a row they may not see is none.
 */
export async function rowStatus(request: NextRequest, client: SessionClient): Promise<200 | 404> {
  const [, area, id] = rowPath.exec(request.nextUrl.pathname) ?? [];
  if (id === undefined || (area === "posts" && id === "new")) return 200;
  // An action answers for itself: what was written on the page of a row that is gone by now is not lost.
  if (request.headers.has("next-action")) return 200;
  if (!isRowId(id)) return 404;
  const table = tables[area as keyof typeof tables];
  const { data, error } = await client.from(table).select("id").eq("id", id).maybeSingle();
  // A database that is away says nothing about the row; the page will say that.
  return data || error ? 200 : 404;
}
