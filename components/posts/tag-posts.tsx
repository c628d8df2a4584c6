import { PageLink } from "@/components/ui/page-link";
import type { PostSummary } from "@/lib/posts/schema";
import type { Tag } from "@/lib/tags/schema";
import { PostList } from "./post-list";

type Props = { tag: Tag; posts: PostSummary[]; page: number; pages: number };

export function TagPosts({ tag, ...list }: Props) {
  const path = `/blog/tag/${tag.slug}`;
  return (
    <PostList
      {...list}
      title={tag.name}
      lead="Articles with this tag, newest first."
      links={
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          <a href={`${path}/feed.xml`} className="link font-[650]" type="application/rss+xml">
            Follow by RSS
          </a>
          <PageLink href="/blog" className="link font-[650]">
            All articles
          </PageLink>
        </p>
      }
      hrefOf={(page) => (page === 1 ? path : `${path}/page/${page}`)}
      label={`Pages of ${tag.name}`}
    />
  );
}
