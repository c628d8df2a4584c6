import "server-only";
import { cache } from "react";
import { withReporting } from "@/lib/action";
import { linkHttpStatus } from "@/lib/links/status";
import type { Article } from "@/lib/markdown/render";
import { renderPost } from "@/lib/posts/link-cards";
import { readDraftLink } from "./links";
import { getSharedDraft, type SharedDraft, visitDraftLink } from "./queries";

export type DraftLinkState =
  | ({ status: "open"; article: Article } & SharedDraft)
  | { status: "expired" | "forged" | "unavailable" };

const where = "link to a draft";

/** For the page. Never throws, since an error after streaming began would leave it blank. */
export const draftLinkState = cache(async (token: string): Promise<DraftLinkState> => {
  const link = readDraftLink(token);
  if (link.status !== "valid") return { status: link.status };
  return withReporting<DraftLinkState>(where, { status: "unavailable" }, async () => {
    const draft = await getSharedDraft(link.id);
    if (!draft) return { status: "expired" };
    return { status: "open", ...draft, article: await renderPost(draft.post.content) };
  });
});

/** For the middleware: returns an HTTP status, or the slug if the post has since been published. */
export async function draftLinkStatus(
  token: string,
  counts: boolean,
): Promise<number | { slug: string }> {
  const link = readDraftLink(token);
  // The response is the same whether or not a draft exists.
  if (link.status === "forged") return 404;
  if (link.status === "expired") return linkHttpStatus.expired;
  return withReporting<number | { slug: string }>(where, linkHttpStatus.unavailable, async () => {
    const found = await visitDraftLink(link.id, counts);
    return found.status === "published" ? found : linkHttpStatus[found.status];
  });
}
