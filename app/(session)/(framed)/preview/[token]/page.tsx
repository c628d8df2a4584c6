import type { Metadata } from "next";
import { connection } from "next/server";
import { DraftNote } from "@/components/posts/draft-note";
import { PostArticle } from "@/components/posts/post-article";
import { MessagePage } from "@/components/site/message-page";
import { DateTime } from "@/components/ui/date";
import { brand } from "@/content/brand";
import { getKnown } from "@/lib/content/queries";
import { env } from "@/lib/env";
import { authorsWith } from "@/lib/posts/authors/author";
import { listAuthors } from "@/lib/posts/authors/queries";
import { draftLinkState } from "@/lib/posts/draft-links/link-state";
import { listOtherPosts } from "@/lib/posts/queries";
import { formatZone } from "@/lib/time/format";

type Props = PageProps<"/preview/[token]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // Metadata renders in parallel with the page, so the page's call is not enough.
  await connection();
  const state = await draftLinkState((await params).token);
  return {
    title: state.status === "open" ? `Draft: ${state.post.title}` : "Preview link",
    // The URL contains a token, which must not leak to other sites through the Referer header.
    referrer: "same-origin",
  };
}

/** The middleware sets the status and counts the view. */
export default async function SharedDraftPage({ params }: Props) {
  await connection();
  const state = await draftLinkState((await params).token);
  return state.status === "open" ? <SharedDraft {...state} /> : <DraftLinkEnded {...state} />;
}

type Open = Extract<Awaited<ReturnType<typeof draftLinkState>>, { status: "open" }>;

async function SharedDraft({ post, article, expiresAt }: Open) {
  const { social } = await getKnown("site");
  return (
    <>
      <DraftNote>
        This is an unpublished draft. The link expires on <DateTime value={expiresAt} /> (
        {formatZone(brand.timeZone, Date.parse(expiresAt))}).
      </DraftNote>
      <PostArticle
        siteUrl={env().SITE_URL}
        social={social}
        post={post}
        authors={authorsWith(post.authors, await listAuthors())}
        article={article}
        otherPosts={await listOtherPosts(post.slug)}
        related={noneRelated}
      />
    </>
  );
}

const noneRelated = { related: [], newer: null, older: null };

const texts = {
  expired: {
    title: "This link has expired",
    text: "Ask the person who sent it to you for a new one.",
  },
  forged: {
    title: "This link is not valid",
    text: "It may have been cut off. Copy the whole link, or ask the person who sent it to you.",
  },
  unavailable: {
    title: "We cannot open this right now",
    text: "Something on our side isn't responding. Please try again in a minute.",
  },
} as const;

/** Does not reveal whether the draft ever existed. */
function DraftLinkEnded({ status }: { status: keyof typeof texts }) {
  return <MessagePage {...texts[status]} link={{ href: "/blog", label: "Go to the blog" }} />;
}
