import { PageLink } from "@/components/ui/page-link";
import type { PostSummary } from "@/lib/posts/schema";
import type { Tag } from "@/lib/tags/schema";
import { PostList } from "./post-list";
import { TagLinks } from "./tag-links";

type Props = {
  posts: PostSummary[];
  page: number;
  pages: number;
  tags: Tag[];
  /** Whether the reader may manage the posts. */
  managed: boolean;
};

export function BlogPosts({ tags, managed, ...list }: Props) {
  return (
    <PostList
      {...list}
      title="Our Blog"
      lead="What we have learned building websites, written down so that you can use it."
      links={
        <>
          <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
            <a href="/feed.xml" className="link font-[650]" type="application/rss+xml">
              Follow by RSS
            </a>
            <PageLink href="/blog/archive" className="link font-[650]">
              Archive
            </PageLink>
            {managed && (
              <a href="/admin/posts" className="link font-[650]">
                Manage Posts
              </a>
            )}
          </p>
          <div className="mt-5">
            <TagLinks tags={tags} label="Tags of the blog" />
          </div>
        </>
      }
      hrefOf={pageHref}
      label="Pages of the blog"
    />
  );
}

function pageHref(page: number): string {
  return page === 1 ? "/blog" : `/blog/page/${page}`;
}
