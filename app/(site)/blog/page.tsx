import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { editBar } from "@/app/(site)/edit-bar";
import { PostList } from "@/components/posts/post-list";
import { TagLinks } from "@/components/posts/tag-links";
import { JsonLd } from "@/components/site/json-ld";
import { PageNotFound } from "@/components/site/page-not-found";
import { PageLink } from "@/components/ui/pages/page-link";
import { brand } from "@/content/brand";
import { pageImage } from "@/lib/artwork/share-images/share-image";
import { getContent } from "@/lib/content/queries";
import { listAuthors } from "@/lib/posts/authors/queries";
import { listShownPosts } from "@/lib/posts/queries";
import { isPageNumber } from "@/lib/posts/schema";
import { blogGraph } from "@/lib/posts/structured-data";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";
import { listBlogTags } from "@/lib/tags/queries";

/** `page` is undefined on the first page; page/1 redirects there. */
type Props = { params: Promise<{ page?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  if (page && !(await findPage(page))) return missingMetadata("Page not found");
  return pageMetadata({ ...detailsOf(page), image: pageImage("/blog") });
}

export default async function BlogPage({ params }: Props) {
  const { page } = await params;
  if (page === "1") permanentRedirect("/blog");
  const found = await findPage(page ?? "1");
  if (!found) return <PageNotFound />;
  const { posts, pages, isAdmin } = found;
  // Loads in sequence, because in Draft Mode loading the posts waits for the session.
  const tags = await listBlogTags();
  const [site, authors] = await Promise.all([getContent("site"), listAuthors()]);
  return (
    <>
      {await editBar()}
      <JsonLd graph={blogGraph({ ...detailsOf(page), site }, { posts, authors })} />
      <PostList
        posts={posts}
        page={Number(page ?? 1)}
        pages={pages}
        title="Our Blog"
        lead="What we have learned from building websites, written down so you can use it."
        links={
          <>
            <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
              <a href="/feed.xml" className="link font-[650]" type="application/rss+xml">
                RSS feed
              </a>
              <PageLink href="/blog/archive" className="link font-[650]">
                Archive
              </PageLink>
              {isAdmin && (
                <a href="/admin/posts" className="link font-[650]">
                  Manage Posts
                </a>
              )}
            </p>
            <div className="mt-5">
              <TagLinks tags={tags} label="Blog tags" />
            </div>
          </>
        }
        path="/blog"
        label="Pages of the blog"
      />
    </>
  );
}

/** Returns null when the page does not exist. */
async function findPage(page: string) {
  if (!isPageNumber(page)) return null;
  const found = await listShownPosts(Number(page));
  return Number(page) > found.pages ? null : found;
}

function detailsOf(page?: string) {
  if (page) {
    return {
      title: `Our Blog, page ${page}`,
      description: `Earlier articles from ${brand.name}.`,
      path: `/blog/page/${page}`,
    };
  }
  return {
    title: "Our Blog",
    description: `Practical notes from ${brand.name} on websites that load fast, read well and bring in work.`,
    path: "/blog",
  };
}
