import { Fragment, type ReactNode } from "react";
import { LongDate } from "@/components/ui/date";
import { FittedText } from "@/components/ui/fitted-text";
import { RenderedText } from "@/components/ui/html/rendered-text";
import { StaticHtml } from "@/components/ui/html/static-html";
import { FoldedContents } from "@/components/ui/html/table-of-contents";
import { PageLink } from "@/components/ui/pages/page-link";
import { brand } from "@/content/brand";
import type { Content } from "@/lib/content/kinds";
import type { Article } from "@/lib/markdown/render";
import { type Author, authorPath } from "@/lib/posts/authors/author";
import { contentsOf, readingMinutes } from "@/lib/posts/reading";
import type { Post, PostLink, RelatedPosts as Related } from "@/lib/posts/schema";
import { hasPlayer } from "@/lib/security/players";
import { BlogBreadcrumb } from "./blog-breadcrumb";
import { DraftBadge } from "./draft-badge";
import { Players } from "./players";
import { PostCover } from "./post-cover";
import { PostSidebar } from "./post-sidebar";
import { RelatedPosts } from "./related-posts";
import { TagLinks } from "./tag-links";

type Props = {
  post: Post;
  authors: readonly Author[];
  article: Article;
  otherPosts: PostLink[];
  related: Related;
  siteUrl: string;
  social: Content<"site">["social"];
  /** Only for readers who may edit the post. */
  editHref?: string | undefined;
};

export function PostArticle(props: Props) {
  const { post, authors, article, otherPosts, related, siteUrl, social, editHref } = props;
  const entries = contentsOf(article);
  return (
    <div className="wrap pt-8 pb-[var(--section)]">
      <StaticHtml name="breadcrumb">
        <BlogBreadcrumb crumbs={[{ label: post.title }]} />
      </StaticHtml>
      <article className="read">
        <StaticHtml name="opening">
          <header className="mt-[clamp(2rem,4vw,4rem)]">
            <h1 dir="auto" className="headline max-w-[17em]">
              <FittedText>{post.title}</FittedText>
            </h1>
            {/* Clips the mark of each line's first detail. */}
            <p className="mt-6 -ml-8 flex flex-wrap items-center gap-x-3 gap-y-1 [clip-path:inset(-8px_-8px_-8px_1.5rem)]">
              <Detail>
                <Byline authors={authors} />
              </Detail>
              <Detail>
                <LongDate value={post.createdAt} />
              </Detail>
              {article.words > 0 && <Detail>{readingMinutes(article.words)} min read</Detail>}
              {post.isDraft && (
                <Detail>
                  <DraftBadge />
                </Detail>
              )}
              {editHref && (
                <Detail className="no-print">
                  <a href={editHref} className="link font-[650]">
                    Edit Post
                  </a>
                </Detail>
              )}
            </p>
            <p className="only-print">
              {brand.name}, {siteUrl}/blog/{post.slug}
            </p>
            <div className="mt-5">
              <TagLinks tags={post.tags} label="Tags" />
            </div>
          </header>
          <div className="mt-[clamp(2rem,3.5vw,3.5rem)]">
            <PostCover slug={post.slug} image={post.coverImage} alt={post.coverAlt} priority wide />
          </div>
        </StaticHtml>
        <div className="grid-12 mt-[clamp(2.5rem,5vw,5rem)] gap-y-16">
          <div className="col-span-12 lg:col-span-8">
            {entries.length > 0 && (
              <div className="mb-10 lg:hidden">
                <FoldedContents entries={entries} />
              </div>
            )}
            <RenderedText name="article" html={article.html} />
            {hasPlayer(article.html) && <Players />}
          </div>
          <PostSidebar otherPosts={otherPosts} entries={entries} social={social} />
        </div>
      </article>
      <StaticHtml name="related">
        <RelatedPosts {...related} />
      </StaticHtml>
    </div>
  );
}

function Byline({ authors }: Pick<Props, "authors">) {
  return (
    <span className="font-[650]">
      {authors.length === 0 && "Admin"}
      {authors.map((author, index) => (
        <Fragment key={author.key}>
          {index > 0 && ", "}
          <PageLink href={authorPath(author)} rel="author" dir="auto" className="hover:underline">
            {author.name}
          </PageLink>
        </Fragment>
      ))}
    </span>
  );
}

/** Keeps a detail and the stripe before it on one line. */
function Detail({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={`flex min-w-0 items-center gap-3 before:h-1.5 before:w-5 before:shrink-0 before:bg-mask ${className}`.trim()}
    >
      {children}
    </span>
  );
}
