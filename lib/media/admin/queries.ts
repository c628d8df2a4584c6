import "server-only";
import { type Page, pagesOf, rangeOf, rowsPerPage } from "@/lib/admin/paging";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import { camelCased } from "@/lib/supabase/row";
import type { LibraryPicture, MediaFilters, StoredPicture } from "./schema";

type Answer = { count: number; pictures: StoredPicture[] };

/**
 * Lists pictures newest first. The database rejects everyone but admins. Throws if the query fails.
 */
export async function listMedia(
  client: SessionClient,
  { q, show, page }: MediaFilters,
): Promise<Page<LibraryPicture>> {
  const { count, pictures }: Answer = await call(client, "list_media", {
    p_from: rangeOf(page)[0],
    p_size: rowsPerPage,
    p_search: q || undefined,
    p_unused: show === "unused",
  });
  return { page, pages: pagesOf(count), total: count, rows: pictures.map(camelCased) };
}
