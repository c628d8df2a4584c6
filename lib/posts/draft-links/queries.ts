import "server-only";
import { type postColumns, toPost } from "@/lib/posts/rows";
import type { Post } from "@/lib/posts/schema";
import { call } from "@/lib/supabase/query";
import type { Row } from "@/lib/supabase/row";
import { serviceClient } from "@/lib/supabase/service";

/** `published`: the post is public and has no unpublished changes. */
type Visit = { status: "open" | "expired" } | { status: "published"; slug: string };

/** Counts a view if `counts` is set. Throws on an outage. */
export async function visitDraftLink(id: string, counts: boolean): Promise<Visit> {
  return call(serviceClient(), "open_draft_link", { p_id: id, p_counts: counts });
}

export type SharedDraft = { post: Post; expiresAt: string };

type DraftRow = Row<"blogs", typeof postColumns> & Row<"draft_links", "expires_at">;

/** Returns null unless the link is open. Throws on an outage. */
export async function getSharedDraft(id: string): Promise<SharedDraft | null> {
  const row: DraftRow | null = await call(serviceClient(), "read_draft_link", { p_id: id });
  return row && { post: toPost(row), expiresAt: row.expires_at };
}
