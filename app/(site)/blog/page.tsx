import type { Metadata } from "next";
import { PostList } from "@/components/posts/post-list";
import { JsonLd } from "@/components/site/json-ld";
import { brand } from "@/content/brand";
import { listShownPosts } from "@/lib/posts/queries";
import { blogGraph } from "@/lib/posts/structured-data";
import { pageMetadata } from "@/lib/seo/metadata";

const page = {
  title: "Our Blog",
  description: `Practical notes from ${brand.name} on websites that load fast, read well and bring in work.`,
  path: "/blog",
} as const;

export const metadata: Metadata = pageMetadata(page);

export default async function BlogPage() {
  const { posts, pages, isAdmin } = await listShownPosts(1);
  return (
    <>
      <JsonLd graph={blogGraph(page, posts)} />
      <PostList posts={posts} page={1} pages={pages} managed={isAdmin} />
    </>
  );
}
