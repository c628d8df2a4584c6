import "server-only";
import { refresh, updateTag } from "next/cache";
import { brand } from "@/content/brand";
import { cacheTags } from "@/lib/cache-tags";
import { announceChange } from "@/lib/posts/admin/announce";
import type { SessionClient } from "@/lib/supabase/clients";
import { toLocalTime } from "@/lib/time/local-time";
import { toInstant } from "./instant";
import type { PostSchedule, ScheduleInput } from "./schema";
import { scheduleStrings } from "./strings";

/** A field that is missing or as it was shown changes nothing: the form has no seconds. */
export function withInput(post: PostSchedule, input: ScheduleInput): PostSchedule {
  const read = <Before extends number | null>(text: string | undefined, before: Before) => {
    const shown = before === null ? "" : toLocalTime(before, brand.timeZone);
    return text === undefined || text === shown ? before : toInstant(text);
  };
  return {
    ...post,
    publishAt: post.published ? null : read(input.publish_at, post.publishAt),
    unpublishAt: read(input.unpublish_at, post.unpublishAt),
    createdAt: read(input.created_at, post.createdAt) ?? post.createdAt,
  };
}

/** Returns why nothing was stored, or null. Throws on an outage. */
export async function storeSchedule(
  client: SessionClient,
  before: PostSchedule,
  after: PostSchedule,
): Promise<string | null> {
  const isRedated = after.createdAt !== before.createdAt;
  const { data, error } = await client
    .from("blogs")
    .update({
      publish_at: isoOf(after.publishAt),
      unpublish_at: isoOf(after.unpublishAt),
      ...(isRedated && { created_at: new Date(after.createdAt).toISOString() }),
    })
    .eq("id", before.id)
    // Published meanwhile, it would drop the plan without a word.
    .eq("published", before.published)
    .select("slug, published")
    .maybeSingle();
  if (error) throw new Error(`Schedule of ${before.id}: ${error.message}`);
  if (!data) return scheduleStrings.changed;
  if (isRedated) {
    updateTag(cacheTags.posts);
    updateTag(cacheTags.post(data.slug));
    announceChange(data);
  }
  refresh();
  return null;
}

function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
