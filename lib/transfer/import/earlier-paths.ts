import "server-only";
import { isOwnArea, normalPath } from "@/lib/redirects/path";
import type { Json } from "@/lib/supabase/database.types";
import type { TransferClient } from "@/lib/transfer/client";

/** Where a post stood, as redirects have it; by default since now. */
export type EarlierPath = { path: string; post_id: string; since?: string };

/** Null where it cannot lead to another one: the start page with a query, or what the site serves itself. */
export function earlierPath(oldUrl: string | null, slug: string): string | null {
  if (!oldUrl || !URL.canParse(oldUrl)) return null;
  const path = normalPath(new URL(oldUrl).pathname);
  return path === null || path === "/" || path === `/blog/${slug}` || isOwnArea(path) ? null : path;
}

/** Lets them lead to their posts. Returns those that do. */
export async function storeEarlierPaths(
  client: TransferClient,
  paths: EarlierPath[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const { data, error } = await client.rpc("import_earlier_paths", { p_paths: paths as Json });
  if (error) throw new Error(`import_earlier_paths: ${error.message}`);
  return new Set(data);
}
