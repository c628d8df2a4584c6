import type { Metadata } from "next";
import { BlogPosts } from "@/components/posts/blog-posts";
import { JsonLd } from "@/components/site/json-ld";
import { brand } from "@/content/brand";
import { listShownPosts } from "@/lib/posts/queries";
import { blogGraph } from "@/lib/posts/structured-data";
import { pageMetadata } from "@/lib/seo/metadata";
import { listTags } from "@/lib/tags/queries";

const page = {
  title: "Our Blog",
  description: `Practical notes from ${brand.name} on websites that load fast, read well and bring in work.`,
  path: "/blog",
} as const;

export const metadata: Metadata = pageMetadata(page);

export default async function BlogPage() {
  const [{ posts, pages, isAdmin }, tags] = await Promise.all([listShownPosts(1), listTags(12)]);
  return (
    <>
      <JsonLd graph={blogGraph(page, posts)} />
      <BlogPosts posts={posts} page={1} pages={pages} tags={tags} managed={isAdmin} />
    </>
  );
}
