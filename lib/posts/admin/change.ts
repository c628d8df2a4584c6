import "server-only";
import type { SessionClient } from "@/lib/supabase/clients";
import type { PostChange } from "./change-fields";
import { dateAhead } from "./date-ahead";

type ChangedPost = {
  id: string;
  title: string;
  slug: string;
  published: boolean;
  publishAt?: string | null;
};

/**
 * `before` are those that were found, where that is known; `after` those that were changed; `later` those
 * that will be published on a date, in ms.
 */
export type Outcome = {
  before: ChangedPost[];
  after: (ChangedPost & { is_moved?: boolean })[];
  later?: { title: string; date: number }[];
};

/** `error` is what the database answers. */
export async function applyChange(
  client: SessionClient,
  { kind, ids, tag = "", plans = [], now = false }: PostChange,
): Promise<Outcome | { error: string }> {
  switch (kind) {
    case "publish":
      return publishPosts(client, ids, now);
    case "unpublish": {
      const outcome = await setPublished(client, await readPosts(client, ids), false);
      const error = "error" in outcome ? null : await scheduleDrafts(client, plans);
      return error ? { error } : outcome;
    }
    case "delete":
      return deletePosts(client, ids);
    case "restore":
      return outcomeOf(await client.rpc("restore_posts", { p_ids: ids }));
    case "republish":
      return outcomeOf(await client.rpc("republish_posts", { p_ids: ids }));
    case "tag":
    case "untag":
      return outcomeOf(
        await client.rpc("tag_posts", { p_ids: ids, p_tag: tag, p_remove: kind === "untag" }),
      );
  }
}

/** Posts that are dated ahead are published with `now`, and otherwise scheduled for their dates. */
async function publishPosts(client: SessionClient, ids: string[], now: boolean) {
  const found = await readPosts(client, ids);
  if (found.error) return { error: found.error.message };
  const later = found.data.flatMap((post) => {
    const date = now ? null : dateAhead(post, Date.now());
    return date === null ? [] : [{ ...post, date }];
  });
  const error = await scheduleDrafts(client, later.map(planOf));
  if (error) return { error };
  const others = found.data.filter(({ id }) => !later.some((post) => post.id === id));
  const outcome = await setPublished(client, { ...found, data: others }, true);
  return "error" in outcome ? outcome : { ...outcome, before: found.data, later };
}

function readPosts(client: SessionClient, ids: string[]) {
  return client.from("blogs").select(read).in("id", ids);
}

type FoundPosts = Pick<Awaited<ReturnType<typeof readPosts>>, "data" | "error">;

async function setPublished(client: SessionClient, found: FoundPosts, published: boolean) {
  if (!found.data) return { error: found.error?.message ?? "" };
  const before = found.data;
  const due = before.filter((post) => post.published !== published).map(({ id }) => id);
  if (due.length === 0) return { before, after: [] };
  const changed = await client.from("blogs").update({ published }).in("id", due).select(read);
  if (changed.error) return { error: changed.error.message };
  return { before, after: changed.data };
}

/** The schedule of a post for a date in ms, to the minute. */
export function planOf({ id, date }: { id: string; date: number }) {
  return { id, at: new Date(date - (date % 60_000)).toISOString() };
}

/** Leaves drafts with another schedule as they are. Returns why that failed, or null. */
export async function scheduleDrafts(
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
const read = `${columns}, publishAt:publish_at, createdAt:created_at` as const;
