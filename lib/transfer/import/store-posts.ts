import "server-only";
import { call } from "@/lib/supabase/query";
import type { Outcome, PostReport } from "@/lib/transfer/report";
import { storable } from "@/lib/transfer/storable";
import type { ImportOptions } from "./options";

type StoredPost =
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

/** `answer` is undefined for a post that did not get as far as the database. */
export function postReport(
  { title, slug = "", oldUrl = null }: { title: string; slug?: string; oldUrl?: string | null },
  answer: StoredPost | undefined,
  notes: string[],
): PostReport {
  if (answer && answer.status !== "failed") {
    const { id, slug, status: outcome } = answer;
    return { id, title, slug, outcome, notes, oldUrl };
  }
  const errors = answer ? [...notes, answer.error] : notes;
  return { title, slug, outcome: "failed", notes: errors, oldUrl };
}
