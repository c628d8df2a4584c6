import type { NextRequest } from "next/server";
import { versionNumber } from "@/lib/admin/version-number";
import { hasDefault } from "@/lib/content/kind";
import { isKindName } from "@/lib/content/kind-labels";
import { isOpenKind, kinds } from "@/lib/content/kinds";
import { adminPages } from "@/lib/env";
import type { SessionClient } from "@/lib/supabase/clients";
import { isRowId } from "@/lib/supabase/row";

const tables = {
  bookings: "bookings",
  posts: "blogs",
  messages: "messages",
  redirects: "redirects",
  users: "profiles",
  "transfer/imports": "import_runs",
} as const;

const rowPath =
  /^\/admin\/(bookings|posts|messages|redirects|users|transfer\/imports)\/([^/]+)(?:\/.*)?$/;

const contentPath = /^\/admin\/content\/([^/]+)(?:\/([^/]+)(?:\/versions(?:\/([^/]+))?)?)?$/;

const versionPath = /^\/admin\/posts\/[^/]+\/versions\/([^/]+)$/;

/** Pages without a row, some at paths that look like a row's. */
const plainPages = new Set(adminPages.filter((path) => !path.includes("[")));

const routes = adminPages.filter((path) => !path.includes("[..."));
/** Matches everything if no build listed its pages, as in unit tests. */
const builtPage = new RegExp(
  `^/admin(/(${routes.join("|").replaceAll(/\[\w+\]/g, "[^/]+") || ".*"}))?$`,
);

/**
 * Checked in the middleware, because a streamed page has already sent its 200 by the time it looks
 * up the row.
 */
export async function rowStatus(request: NextRequest, client: SessionClient): Promise<200 | 404> {
  const { pathname } = request.nextUrl;
  if (!builtPage.test(pathname)) return 404;
  if (pathname.startsWith("/admin/content/")) return contentStatus(pathname, client);
  const [, area, id] = rowPath.exec(pathname) ?? [];
  if (id === undefined || plainPages.has(pathname.slice("/admin/".length))) return 200;
  // Actions report a missing row themselves, so that what was typed is not lost.
  if (request.headers.has("next-action")) return 200;
  if (pathname === "/admin/posts/new/plain") return 200;
  if (!isRowId(id)) return 404;
  const table = tables[area as keyof typeof tables];
  // Others' published posts are readable, but only some members may edit them.
  const { data, error } = await (table === "blogs"
    ? client.rpc("may_edit_post", { p_id: id })
    : client.from(table).select("id").eq("id", id).maybeSingle());
  // The page itself reports an outage.
  if (!data && !error) return 404;
  const [, version] = versionPath.exec(pathname) ?? [];
  return version === undefined || (await hasVersion(client, id, version)) ? 200 : 404;
}

async function hasVersion(client: SessionClient, id: string, version: string): Promise<boolean> {
  const no = versionNumber(version);
  if (no === null) return false;
  const { data, error } = await client.rpc("get_version", { p_id: id, p_no: no });
  return data !== null || error !== null;
}

/** An entry with a default in the site's files needs no row. */
async function contentStatus(pathname: string, client: SessionClient): Promise<200 | 404> {
  const [, kind = "", key, no] = contentPath.exec(pathname) ?? [];
  if (!isKindName(kind)) return 404;
  if (key === undefined) return 200;
  if (key === "new") return isOpenKind(kind) ? 200 : 404;
  const place = { kind, key, locale: "" };
  if (!hasDefault(kinds[kind], key)) {
    const { data, error } = await client.from("contents").select("id").match(place).maybeSingle();
    if (!data && !error) return 404;
  }
  if (no === undefined) return 200;
  const version = { ...place, no: versionNumber(no) ?? 0 };
  const { data, error } = await client
    .from("content_versions")
    .select("no")
    .match(version)
    .maybeSingle();
  return data || error ? 200 : 404;
}
