import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { draftLinkPath } from "@/lib/posts/draft-links/links";
import { absolute } from "@/lib/seo/structured-data/ids";
import { orThrow } from "@/lib/supabase/query";
import type { DraftLink } from "./schema";

const maxListed = 50;

/** Lists a post's draft links, newest first. Throws on an outage. */
export async function listDraftLinks(postId: string): Promise<DraftLink[]> {
  const { client } = await requireAdmin("posts.publish");
  const data = await client
    .from("draft_links")
    .select("id, expires_at, revoked_at, views, last_view")
    .eq("post_id", postId)
    .order("created_at", { ascending: false })
    .limit(maxListed)
    .then(orThrow("Links to a draft"));
  return data.map(({ id, expires_at: expiresAt, revoked_at, views, last_view: lastViewAt }) => {
    const end = new Date(expiresAt);
    const isOpen = revoked_at === null && end.getTime() > Date.now();
    const url = isOpen ? absolute(draftLinkPath(id, end)) : null;
    return { id, url, expiresAt, isRevoked: revoked_at !== null, views, lastViewAt };
  });
}
