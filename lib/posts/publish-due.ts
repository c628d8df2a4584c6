import "server-only";
import { reportError } from "@/lib/log";
import { announce } from "@/lib/seo/index-now";
import { call } from "@/lib/supabase/query";
import { jobClient } from "@/lib/supabase/service";
import { expirePosts } from "./cache-tags";

/** Posts per call, few enough to finish well within the time limit. */
const batchSize = 100;

type Due = { count: number; slugs: string[]; failed: number };

/** Publishes and unpublishes posts that are due, and returns how many. Throws on an outage. */
export async function publishDuePosts(): Promise<number> {
  let total = 0;
  for (let count = batchSize; count === batchSize; ) {
    const due: Due = await call(jobClient(), "run_schedule", { p_limit: batchSize });
    if (due.failed > 0) reportError(`${due.failed} due posts can't be changed`, "schedule");
    if (due.slugs.length > 0) expirePosts(due.slugs);
    announce(due.slugs.map((slug) => `/blog/${slug}`));
    count = due.count;
    total += count;
  }
  return total;
}
