import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import type { SessionClient } from "@/lib/supabase/clients";
import { findRow } from "@/lib/supabase/query";
import type { Row } from "@/lib/supabase/row";
import type { PostSchedule } from "./schema";

const columns = "id, title, slug, published, publish_at, unpublish_at, created_at";

/** Returns null if the post doesn't exist. Throws on an outage. */
export async function getSchedule(id: string): Promise<PostSchedule | null> {
  const { client } = await requireAdmin("posts.own");
  return readSchedule(client, id);
}

/** Like getSchedule, for actions that already have a session. */
export async function readSchedule(
  client: SessionClient,
  id: string,
): Promise<PostSchedule | null> {
  const data = await findRow(client, "blogs", columns, id);
  return data && toSchedule(data);
}

function toSchedule(row: Row<"blogs", typeof columns>): PostSchedule {
  const { publish_at, unpublish_at, created_at, ...post } = row;
  return {
    ...post,
    publishAt: publish_at === null ? null : Date.parse(publish_at),
    unpublishAt: unpublish_at === null ? null : Date.parse(unpublish_at),
    createdAt: Date.parse(created_at),
  };
}
