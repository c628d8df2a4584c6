import "server-only";
import { afterCursor, chunkSize, keysetPages } from "@/lib/admin/keyset-pages";
import { mapRows, type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { containing, hasWords, inOrder } from "@/lib/admin/search";
import { requireAdmin } from "@/lib/auth/session";
import { listProjectPaths } from "@/lib/portfolio/paths";
import { storedWords } from "@/lib/redirects/path";
import type { SessionClient } from "@/lib/supabase/clients";
import { findRow, orThrow } from "@/lib/supabase/query";
import { camelCased, type Row } from "@/lib/supabase/row";
import type { MissingFilters, MissingPath, Redirect, RedirectFilters } from "./schema";
import { isSitePage } from "./site-page";

/** Throws if the query fails. */
export async function listRedirects(filters: RedirectFilters): Promise<Page<Redirect>> {
  const { client } = await requireAdmin("redirects");
  const found = filtered(client, filters, "exact");
  const answer = await inOrder(found, filters.sort, sortColumns).range(...rangeOf(filters.page));
  const listed = toPage(answer, filters.page, "redirects");
  const pages = await listPages(client, listed.rows);
  return mapRows(listed, (row) => toRedirect(row, pages));
}

/** Returns null if it no longer exists. Throws if the query fails. */
export async function getRedirect(id: string): Promise<Redirect | null> {
  const { client } = await requireAdmin("redirects");
  const data = await findRow(client, "redirects", columns, id);
  return data && toRedirect(data, await listPages(client, [data]));
}

export function exportRedirects(client: SessionClient, filters: RedirectFilters) {
  return keysetPages(async (after) => {
    const newest = inOrder(filtered(client, filters), "-created", sortColumns);
    return afterCursor(newest, after).limit(chunkSize).then(orThrow("redirects"));
  });
}

/** Paths of the redirects with these ids. Throws if the query fails. */
export async function listSources(client: SessionClient, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const data = await client
    .from("redirects")
    .select("source")
    .in("id", ids)
    .then(orThrow("redirects"));
  return data.map(({ source }) => source);
}

/** Throws if the query fails. */
export async function listMissingPaths(filters: MissingFilters): Promise<Page<MissingPath>> {
  const { client } = await requireAdmin("redirects");
  let query = client
    .from("missing_paths")
    .select("id, path, hits, is_ignored, last_seen_at", { count: "exact" })
    .eq("is_ignored", filters.show === "ignored");
  for (const word of storedWords(filters.q).split(/\s+/).filter(Boolean)) {
    query = query.ilike("path", containing(word));
  }
  const columns = { hits: "hits", seen: "last_seen_at", path: "path" };
  const answer = await inOrder(query, filters.sort, columns).range(...rangeOf(filters.page));
  return mapRows(toPage(answer, filters.page, "missing_paths"), camelCased);
}

const sortColumns = { created: "created_at", source: "source", hits: "hits" };

function filtered(client: SessionClient, { q, kind }: RedirectFilters, count?: "exact") {
  let query = client.from("redirects").select(columns, { count });
  if (kind === "own") query = query.is("post_id", null);
  if (kind === "post") query = query.not("post_id", "is", null);
  if (kind === "gone") query = query.eq("status", 410);
  if (kind === "unused") query = query.eq("hits", 0);
  return hasWords(query, storedWords(q));
}

const columns = "id, source, target, status, post_id, hits, last_hit_at, created_at";

export type RedirectRow = Row<"redirects", typeof columns>;

const postPath = /^\/blog\/([^/]+)$/;

/** Paths of projects, and of existing posts among the rows' paths. */
async function listPages(client: SessionClient, rows: readonly RedirectRow[]) {
  const slugs = rows.flatMap(({ source }) => postPath.exec(source)?.[1] ?? []);
  const [projects, posts] = await Promise.all([
    listProjectPaths(client),
    slugs.length === 0
      ? []
      : client.from("blogs").select("slug").in("slug", slugs).then(orThrow("redirects")),
  ]);
  return new Set([...projects, ...posts.map(({ slug }) => `/blog/${slug}`)]);
}

function toRedirect(row: RedirectRow, pages: ReadonlySet<string>): Redirect {
  const { postId, ...redirect } = camelCased(row);
  const isIdle = isSitePage(row.source, pages);
  return { ...redirect, isOfPost: postId !== null, isIdle };
}
