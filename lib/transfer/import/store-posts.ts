import "server-only";
import { call } from "@/lib/supabase/query";
import type { Outcome } from "@/lib/transfer/report";
import { storable } from "@/lib/transfer/storable";
import type { ImportOptions } from "./options";

export type StoredPost =
  | { status: Exclude<Outcome, "failed">; id: string; slug: string }
  | { status: "failed"; error: string };

/** Few, so that a visitor's query does not wait for long. */
export const postsAtOnce = 20;

/** What became of each post, in their order; without `isApplied`, what would. */
export async function storePosts(
  { client, isApplied, startedBy }: ImportOptions,
  posts: object[],
): Promise<StoredPost[]> {
  if (posts.length === 0) return [];
  return call(client, "import_posts", {
    p_posts: storable(posts),
    p_apply: isApplied,
    p_actor: startedBy,
  });
}
