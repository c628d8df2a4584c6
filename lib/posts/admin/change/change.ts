import "server-only";
import { dateAhead } from "@/lib/posts/admin/date-ahead";
import type { SessionClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";
import type { PostChange } from "./change-fields";

type ChangedPost = {
  id: string;
  title: string;
  slug: string;
  published: boolean;
  publishAt?: string | null;
};

/**
 * `before` are the posts found (if known), `after` those changed, and `later` those scheduled for a
 * date in milliseconds.
 */
export type Outcome = {
  before: ChangedPost[];
  after: (ChangedPost & { is_moved?: boolean })[];
  later?: { title: string; date: number }[];
};

/** Throws an error with the database's message. */
export async function applyChange(
  client: SessionClient,
  { kind, ids, tag = "", dates = [], now = false }: PostChange,
): Promise<Outcome> {
  switch (kind) {
    case "publish":
      return publishPosts(client, ids, now);
    case "unpublish": {
      const outcome = await setPublished(client, await readPosts(client, ids), false);
      await scheduleDrafts(client, dates);
      return outcome;
    }
    case "delete": {
      const deleted = client.from("blogs").delete().in("id", ids).select(columns);
      const before = await deleted.then(orThrow());
      return { before, after: before };
    }
    case "restore":
      return client.rpc("restore_posts", { p_ids: ids }).then(outcomeOf);
    case "republish":
      return client.rpc("republish_posts", { p_ids: ids }).then(outcomeOf);
    case "tag":
    case "untag":
      return client
        .rpc("tag_posts", { p_ids: ids, p_tag: tag, p_remove: kind === "untag" })
        .then(outcomeOf);
  }
}

/** Publishes posts. Those dated in the future are scheduled for their dates unless `now` is set. */
async function publishPosts(client: SessionClient, ids: string[], now: boolean) {
  const found = await readPosts(client, ids);
  const later = found.flatMap((post) => {
    const date = now ? null : dateAhead(post, Date.now());
    return date === null ? [] : [{ ...post, date }];
  });
  await scheduleDrafts(client, later.map(dateOf));
  const rest = found.filter(({ id }) => !later.some((post) => post.id === id));
  return { ...(await setPublished(client, rest, true)), before: found, later };
}

function readPosts(client: SessionClient, ids: string[]) {
  return client.from("blogs").select(read).in("id", ids).then(orThrow());
}

async function setPublished(client: SessionClient, before: ChangedPost[], published: boolean) {
  const due = before.filter((post) => post.published !== published).map(({ id }) => id);
  if (due.length === 0) return { before, after: [] };
  const changed = client.from("blogs").update({ published }).in("id", due).select(read);
  return { before, after: await changed.then(orThrow()) };
}

/** Returns the schedule of a post for `date` (in milliseconds), rounded down to the minute. */
export function dateOf({ id, date }: { id: string; date: number }) {
  return { id, at: new Date(date - (date % 60_000)).toISOString() };
}

/** Schedules drafts that have no schedule yet. Throws an error with the database's message. */
export async function scheduleDrafts(
  client: SessionClient,
  dates: NonNullable<PostChange["dates"]>,
): Promise<void> {
  for (const { id, at } of dates) {
    if (Date.parse(at) <= Date.now()) continue;
    const drafts = client.from("blogs").update({ publish_at: at }).eq("published", false);
    await drafts.eq("id", id).is("publish_at", null).then(orThrow());
  }
}

function outcomeOf(answer: Parameters<ReturnType<typeof orThrow>>[0]): Outcome {
  return { before: [], after: orThrow()(answer) as Outcome["after"] };
}

const columns = "id, title, slug, published";
const read = `${columns}, publishAt:publish_at, createdAt:created_at` as const;
