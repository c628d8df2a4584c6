import type { ReactNode } from "react";
import { LongDate } from "@/components/ui/date";
import { FittedText } from "@/components/ui/fitted-text";
import { StaticHtml } from "@/components/ui/html/static-html";
import { PageLink } from "@/components/ui/pages/page-link";
import { Pagination } from "@/components/ui/pages/pagination";
import type { PostSummary } from "@/lib/posts/schema";
import { pagePath } from "@/lib/seo/list-page";
import { DraftBadge } from "./draft-badge";
import { CoverParts } from "./drawn-cover";
import { PostCover } from "./post-cover";

type Props = {
  title: string;
  lead: ReactNode;
  /** Shown on the first page, above the title. */
  picture?: ReactNode;
  /** Links below the title. */
  links: ReactNode;
  posts: PostSummary[];
  page: number;
  pages: number;
  /** Path of the first page. */
  path: string;
  label: string;
};

export function PostList({ title, lead, picture, links, posts, page, pages, ...props }: Props) {
  const { path, label } = props;
  const hrefOf = (to: number) => pagePath(path, to);
  return (
    <StaticHtml name="posts">
      <section>
        <div dir="auto" className="wrap pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(2rem,3vw,3rem)]">
          {page === 1 && picture}
          <h1 className="display">
            <FittedText>{title}</FittedText>
          </h1>
          <p className="lead mt-5">{page === 1 ? lead : `Page ${page} of ${pages}`}</p>
          {links}
        </div>
        <div className="mask" />
      </section>
      <CoverParts />
      <div className="wrap section pt-[clamp(2.5rem,5vw,5rem)]">
        {posts.length === 0 ? (
          <p className="title max-w-[20em]">No articles published yet. Check back soon!</p>
        ) : (
          <ul className="grid gap-x-[var(--step)] gap-y-14 sm:grid-cols-2 lg:grid-cols-6">
            {posts.map((post, index) => (
              <PostCard key={post.id} post={post} size={page === 1 ? sizeAt(index) : "small"} />
            ))}
          </ul>
        )}
        <div className="mt-16">
          <Pagination {...{ page, pages, hrefOf, label }} previous="Newer" next="Older" />
        </div>
      </div>
    </StaticHtml>
  );
}

type LinksProps = {
  /** Path of the list's first page, to which the feeds' names are appended. */
  path: string;
  children?: ReactNode;
};

/** Links below the title of a list that is a part of the blog. */
export function ListLinks({ path, children }: LinksProps) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
      <a href={`${path}/feed.xml`} className="link font-[650]" type="application/rss+xml">
        RSS feed
      </a>
      {children}
      <PageLink href="/blog" className="link font-[650]">
        All articles
      </PageLink>
    </p>
  );
}

type CardSize = keyof typeof spans;

const spans = {
  lead: "sm:col-span-2 lg:col-span-6",
  half: "lg:col-span-3",
  small: "lg:col-span-2",
} as const;

/** One card, then two, then rows of three: twelve posts fill five rows. */
function sizeAt(index: number): CardSize {
  if (index === 0) return "lead";
  return index < 3 ? "half" : "small";
}

function PostCard({ post, size }: { post: PostSummary; size: CardSize }) {
  const lead = size === "lead";
  return (
    <li className={spans[size]}>
      <article className={`group relative ${lead ? "grid-12 items-end gap-y-0" : ""}`}>
        <div className={lead ? "col-span-12 lg:col-span-8" : ""}>
          <PostCover
            slug={post.slug}
            image={post.coverImage}
            alt={post.coverAlt}
            priority={lead}
            shared
          />
        </div>
        <div className={`shown-whole pt-5 ${lead ? "col-span-12 lg:col-span-4" : ""}`}>
          <p className="label text-muted">
            <LongDate value={post.createdAt} />
            {post.isDraft && (
              <span className="ml-3">
                <DraftBadge />
              </span>
            )}
          </p>
          <h2
            dir="auto"
            className={`mt-2.5 ${lead ? "text-[clamp(1.9rem,1.3rem+2vw,3.1rem)]" : "title"}`}
          >
            <FittedText>{post.title}</FittedText>
          </h2>
          <p dir="auto" className="mt-3 max-w-[34em]">
            {post.excerpt}
          </p>
          <p className="mt-4">
            <PageLink
              href={`/blog/${post.slug}`}
              className="link font-[650] after:absolute after:inset-0"
            >
              Read More<span className="sr-only">: {post.title}</span>
            </PageLink>
          </p>
          <span data-end hidden />
        </div>
      </article>
    </li>
  );
}
