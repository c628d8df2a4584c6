import "server-only";
import { call } from "@/lib/supabase/query";
import type { Outcome, PostReport } from "@/lib/transfer/report";
import { storable } from "@/lib/transfer/storable";
import type { ImportOptions } from "./options";

type StoredPost =
  | { status: Exclude<Outcome, "failed">; id: string; slug: string }
  | { status: "failed"; error: string };

/** Posts per database call; kept low, so that visitors' queries don't wait long. */
export const postsAtOnce = 20;

/** Returns the outcome of each post, in order; in a dry run, the expected outcome. */
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

/** `answer` is undefined for a post that never reached the database. */
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
