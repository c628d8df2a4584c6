import "server-only";
import { type postColumns, toPost } from "@/lib/posts/rows";
import type { Post } from "@/lib/posts/schema";
import type { Row } from "@/lib/supabase/row";
import { serviceClient } from "@/lib/supabase/service";

/** `published`: nothing of the post is unpublished, so it stands at its own address. */
type Visit = { status: "open" | "expired" } | { status: "published"; slug: string };

/** Counts a view where `counts`. Throws on an outage. */
export async function visitDraftLink(id: string, counts: boolean): Promise<Visit> {
  const { data, error } = await serviceClient().rpc("open_draft_link", {
    p_id: id,
    p_counts: counts,
  });
  if (error) throw new Error(`open_draft_link: ${error.message}`);
  return data as Visit;
}

export type SharedDraft = { post: Post; expiresAt: string };

type DraftRow = Row<"blogs", typeof postColumns> & Row<"draft_links", "expires_at">;

/** Null unless the link is open. Throws on an outage. */
export async function getSharedDraft(id: string): Promise<SharedDraft | null> {
  const { data, error } = await serviceClient().rpc("read_draft_link", { p_id: id });
  if (error) throw new Error(`read_draft_link: ${error.message}`);
  const row = data as DraftRow | null;
  return row && { post: toPost(row), expiresAt: row.expires_at };
}
