import type { NextRequest } from "next/server";
import { adminPages } from "@/lib/env";
import { versionNumber } from "@/lib/posts/admin/versions/version";
import type { SessionClient } from "@/lib/supabase/clients";
import { isRowId } from "@/lib/supabase/row";

const tables = {
  posts: "blogs",
  messages: "messages",
  redirects: "redirects",
  users: "profiles",
  "transfer/imports": "import_runs",
} as const;

const rowPath = /^\/admin\/(posts|messages|redirects|users|transfer\/imports)\/([^/]+)(?:\/.*)?$/;

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
  const [, area, id] = rowPath.exec(pathname) ?? [];
  if (id === undefined || plainPages.has(pathname.slice("/admin/".length))) return 200;
  // Actions report a missing row themselves, so that what was typed is not lost.
  if (request.headers.has("next-action")) return 200;
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
