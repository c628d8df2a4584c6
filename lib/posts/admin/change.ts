import "server-only";
import type { SessionClient } from "@/lib/supabase/clients";
import type { PostChange } from "./change-fields";

type ChangedPost = {
  id: string;
  title: string;
  slug: string;
  published: boolean;
  draft_version?: number | null;
  publish_at?: string | null;
};

/** `before` are those that were found, where that is known; `after` those that were changed. */
export type Outcome = {
  before: ChangedPost[];
  after: (ChangedPost & { is_moved?: boolean })[];
};

/** `error` is what the database answers. */
export async function applyChange(
  client: SessionClient,
  { kind, ids, tag = "", plans = [] }: PostChange,
): Promise<Outcome | { error: string }> {
  switch (kind) {
    case "publish":
      return setPublished(client, ids, true);
    case "unpublish": {
      const outcome = await setPublished(client, ids, false);
      const error = "error" in outcome ? null : await planAgain(client, plans);
      return error ? { error } : outcome;
    }
    case "delete":
      return deletePosts(client, ids);
    case "restore":
      return outcomeOf(await client.rpc("restore_posts", { p_ids: ids }));
    case "tag":
    case "untag":
      return outcomeOf(
        await client.rpc("tag_posts", { p_ids: ids, p_tag: tag, p_remove: kind === "untag" }),
      );
  }
}

async function setPublished(client: SessionClient, ids: string[], published: boolean) {
  const read = `${columns}, draft_version, publish_at` as const;
  const { data: before, error } = await client.from("blogs").select(read).in("id", ids);
  if (error) return { error: error.message };
  const due = before.filter((post) => post.published !== published).map(({ id }) => id);
  if (due.length === 0) return { before, after: [] };
  const changed = await client.from("blogs").update({ published }).in("id", due).select(read);
  if (changed.error) return { error: changed.error.message };
  return { before, after: changed.data };
}

/** Of drafts that have no other plan. Returns why that failed, or null. */
async function planAgain(
  client: SessionClient,
  plans: NonNullable<PostChange["plans"]>,
): Promise<string | null> {
  for (const { id, at } of plans) {
    if (Date.parse(at) <= Date.now()) continue;
    const drafts = client.from("blogs").update({ publish_at: at }).eq("published", false);
    const { error } = await drafts.eq("id", id).is("publish_at", null);
    if (error) return error.message;
  }
  return null;
}

async function deletePosts(client: SessionClient, ids: string[]) {
  const { data, error } = await client.from("blogs").delete().in("id", ids).select(columns);
  return error ? { error: error.message } : { before: data, after: data };
}

type Answer = { data: unknown; error: { message: string } | null };

function outcomeOf({ data, error }: Answer) {
  return error ? { error: error.message } : { before: [], after: data as Outcome["after"] };
}

const columns = "id, title, slug, published";
