import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { BlogPosts } from "@/components/posts/blog-posts";
import { JsonLd } from "@/components/site/json-ld";
import { PageNotFound } from "@/components/site/page-not-found";
import { brand } from "@/content/brand";
import { pageImage } from "@/lib/artwork/share-images/share-image";
import { listShownPosts } from "@/lib/posts/queries";
import { isPageNumber } from "@/lib/posts/schema";
import { blogGraph } from "@/lib/posts/structured-data";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";
import { listBlogTags } from "@/lib/tags/queries";

// The status code depends on the path, so nothing can be sent before it is known.
export const instant = false;

type Props = PageProps<"/blog/page/[page]">;

/** The rest are stored when they are first asked for. */
export function generateStaticParams() {
  return [{ page: "2" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  if (!(await findPage(page))) return missingMetadata("Page not found");
  return pageMetadata({ ...factsOf(page), image: pageImage("/blog") });
}

export default async function BlogPageN({ params }: Props) {
  const { page } = await params;
  if (page === "1") permanentRedirect("/blog");
  const found = await findPage(page);
  if (!found) return <PageNotFound />;
  return (
    <>
      <JsonLd graph={blogGraph(factsOf(page), found.posts)} />
      <BlogPosts
        posts={found.posts}
        page={Number(page)}
        pages={found.pages}
        tags={await listBlogTags()}
        managed={found.isAdmin}
      />
    </>
  );
}

/** Null where there is no such page. */
async function findPage(page: string) {
  if (!isPageNumber(page)) return null;
  const found = await listShownPosts(Number(page));
  return Number(page) > found.pages ? null : found;
}

function factsOf(page: string) {
  return {
    title: `Our Blog, page ${page}`,
    description: `Earlier articles from ${brand.name}.`,
    path: `/blog/page/${page}`,
  };
}
