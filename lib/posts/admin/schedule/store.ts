import "server-only";
import { refresh } from "next/cache";
import { failure, success } from "@/lib/action";
import { announceChange } from "@/lib/posts/admin/announce";
import { refreshPosts } from "@/lib/posts/admin/refresh";
import type { SessionClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";
import type { PostSchedule } from "./schema";
import { scheduleStrings } from "./strings";

/** Stores changed dates. Returns success with message `done`, or an error. Throws on an outage. */
export async function storeSchedule(
  client: SessionClient,
  before: PostSchedule,
  after: PostSchedule,
  done: string,
) {
  const isRedated = after.createdAt !== before.createdAt;
  const changes = {
    ...(after.publishAt !== before.publishAt && { publish_at: isoOf(after.publishAt) }),
    ...(after.unpublishAt !== before.unpublishAt && { unpublish_at: isoOf(after.unpublishAt) }),
    ...(isRedated && { created_at: new Date(after.createdAt).toISOString() }),
  };
  if (Object.keys(changes).length === 0) {
    refresh();
    return success(done);
  }
  const data = await client
    .from("blogs")
    .update(changes)
    .eq("id", before.id)
    // Fails if the post was published meanwhile, which would silently drop its schedule.
    .eq("published", before.published)
    .select("slug, published")
    .maybeSingle()
    .then(orThrow(`Schedule of ${before.id}`));
  if (!data) return failure(scheduleStrings.changed);
  if (isRedated) {
    refreshPosts(data.slug);
    announceChange(data);
  }
  refresh();
  return success(done);
}

function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
