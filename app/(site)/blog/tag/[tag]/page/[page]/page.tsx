import type { Metadata, Route } from "next";
import { permanentRedirect } from "next/navigation";
import { TagPosts } from "@/components/posts/tag-posts";
import { JsonLd } from "@/components/site/json-ld";
import { PageNotFound } from "@/components/site/page-not-found";
import { pageImage } from "@/lib/artwork/share-images/share-image";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { tagGraph } from "@/lib/posts/structured-data";
import { findTagPage, tagPageDetails } from "@/lib/posts/tag-page";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

// The status code depends on the path, so nothing can be sent before it is known.
export const instant = false;

type Props = PageProps<"/blog/tag/[tag]/page/[page]">;

/** A static route needs one path. */
export function generateStaticParams() {
  return [{ tag: "first-tag", page: "2" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await skipDraftPrefetch();
  const { tag, page } = await params;
  const found = await findTagPage(tag, page);
  if (found.kind !== "found") return missingMetadata("Page not found");
  return pageMetadata({ ...tagPageDetails(found.tag, Number(page)), image: pageImage("/blog") });
}

export default async function TagPageN({ params }: Props) {
  await skipDraftPrefetch();
  const { tag: slug, page } = await params;
  const found = await findTagPage(slug, page);
  if (found.kind === "moved") permanentRedirect(`/blog/tag/${found.slug}/page/${page}` as Route);
  if (found.kind === "missing") return <PageNotFound />;
  if (page === "1") permanentRedirect(`/blog/tag/${slug}` as Route);
  const { tag, posts, pages } = found;
  return (
    <>
      <JsonLd graph={tagGraph(tagPageDetails(tag, Number(page)), tag, posts)} />
      <TagPosts tag={tag} posts={posts} page={Number(page)} pages={pages} />
    </>
  );
}
