import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { type PostFields, toValues } from "@/lib/posts/rows";
import type { Version, VersionSummary } from "./version";

/** Newest first; empty where there is no such post. Throws on an outage. */
export async function listVersions(postId: string): Promise<VersionSummary[]> {
  const { client } = await requireAdmin();
  const { data, error } = await client.rpc("list_versions", { p_id: postId });
  if (error) throw new Error(`Versions of ${postId}: ${error.message}`);
  return data as VersionSummary[];
}

export async function getVersion(postId: string, no: number): Promise<Version | null> {
  const { client } = await requireAdmin();
  const { data, error } = await client.rpc("get_version", { p_id: postId, p_no: no });
  if (error) throw new Error(`Version ${no} of ${postId}: ${error.message}`);
  const found = data as { kind: Version["kind"]; createdAt: string; fields: PostFields } | null;
  return found && { ...found, no, values: toValues(found.fields, found.kind === "published") };
}
