import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { type PostFields, toValues } from "@/lib/posts/rows";
import { call } from "@/lib/supabase/query";
import type { Version, VersionSummary } from "./version";

/** Lists versions, newest first; empty if the post doesn't exist. Throws on an outage. */
export async function listVersions(postId: string): Promise<VersionSummary[]> {
  const { client } = await requireAdmin("posts.own");
  return call(client, "list_versions", { p_id: postId });
}

type Stored = Pick<Version, "kind" | "createdAt"> & { fields: PostFields };

export async function getVersion(postId: string, no: number): Promise<Version | null> {
  const { client } = await requireAdmin("posts.own");
  const found: Stored | null = await call(client, "get_version", { p_id: postId, p_no: no });
  return found && { ...found, no, values: toValues(found.fields, found.kind === "published") };
}
