import type { Metadata } from "next";
import { BlogPosts } from "@/components/posts/blog-posts";
import { JsonLd } from "@/components/site/json-ld";
import { brand } from "@/content/brand";
import { listShownPosts } from "@/lib/posts/queries";
import { blogGraph } from "@/lib/posts/structured-data";
import { pageMetadata } from "@/lib/seo/metadata";
import { listBlogTags } from "@/lib/tags/queries";

const page = {
  title: "Our Blog",
  description: `Practical notes from ${brand.name} on websites that load fast, read well and bring in work.`,
  path: "/blog",
} as const;

export const metadata: Metadata = pageMetadata(page);

export default async function BlogPage() {
  const { posts, pages, isAdmin } = await listShownPosts(1);
  // Not beside it: in Draft Mode the first waits for the session.
  const tags = await listBlogTags();
  return (
    <>
      <JsonLd graph={blogGraph(page, posts)} />
      <BlogPosts posts={posts} page={1} pages={pages} tags={tags} managed={isAdmin} />
    </>
  );
}
