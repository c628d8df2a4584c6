import type { Metadata } from "next";
import { connection } from "next/server";
import { DraftLinkEnded } from "@/components/posts/draft-link-ended";
import { DraftNote } from "@/components/posts/draft-note";
import { PostArticle } from "@/components/posts/post-article";
import { SiteFrame } from "@/components/site/document";
import { DateTime } from "@/components/ui/date";
import { brand } from "@/content/brand";
import { draftLinkState } from "@/lib/posts/draft-links/link-state";
import { listOtherPosts } from "@/lib/posts/queries";
import { formatZone } from "@/lib/time/format";

type Props = PageProps<"/preview/[token]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // Metadata renders beside the page, so that one's call is not enough.
  await connection();
  const state = await draftLinkState((await params).token);
  return {
    title: state.status === "open" ? `Draft: ${state.post.title}` : "Link to a draft",
    // The URL holds a token, which the referrer must not leak to other sites.
    referrer: "same-origin",
  };
}

/** The middleware has set the status, and counted the view. */
export default async function SharedDraftPage({ params }: Props) {
  await connection();
  const state = await draftLinkState((await params).token);
  return (
    <SiteFrame>
      {state.status === "open" ? <SharedDraft {...state} /> : <DraftLinkEnded {...state} />}
    </SiteFrame>
  );
}

type Open = Extract<Awaited<ReturnType<typeof draftLinkState>>, { status: "open" }>;

async function SharedDraft({ post, article, expiresAt }: Open) {
  return (
    <>
      <DraftNote>
        This is a draft, not yet published. The link to it works until{" "}
        <DateTime value={expiresAt} /> ({formatZone(brand.timeZone, Date.parse(expiresAt))}).
      </DraftNote>
      <PostArticle
        post={post}
        article={article}
        others={await listOtherPosts(post.slug)}
        further={nothingFurther}
      />
    </>
  );
}

const nothingFurther = { related: [], newer: null, older: null };
