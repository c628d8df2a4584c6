import type { Metadata } from "next";
import { connection } from "next/server";
import { DraftNote } from "@/components/posts/draft-note";
import { PostArticle } from "@/components/posts/post-article";
import { SiteFrame } from "@/components/site/document";
import { MessagePage } from "@/components/site/message-page";
import { DateTime } from "@/components/ui/date";
import { brand } from "@/content/brand";
import { draftLinkState } from "@/lib/posts/draft-links/link-state";
import { listOtherPosts } from "@/lib/posts/queries";
import { formatZone } from "@/lib/time/format";

type Props = PageProps<"/preview/[token]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // Metadata renders in parallel with the page, so the page's call is not enough.
  await connection();
  const state = await draftLinkState((await params).token);
  return {
    title: state.status === "open" ? `Draft: ${state.post.title}` : "Link to a draft",
    // The URL contains a token, which must not leak to other sites through the Referer header.
    referrer: "same-origin",
  };
}

/** The middleware sets the status and counts the view. */
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

const texts = {
  expired: {
    title: "This link has ended",
    text: "What it led to can no longer be read here. Ask whoever sent it to you for a new one.",
  },
  forged: {
    title: "This link leads nowhere",
    text: "It may have been cut off on its way. Copy the whole of it, or ask whoever sent it to you.",
  },
  unavailable: {
    title: "We cannot open this just now",
    text: "Something on our side did not answer. Please try again in a minute.",
  },
} as const;

/** Does not reveal whether the draft ever existed. */
function DraftLinkEnded({ status }: { status: keyof typeof texts }) {
  return <MessagePage {...texts[status]} link={{ href: "/blog", label: "Go to the blog" }} />;
}
