import type { Metadata, Route } from "next";
import { permanentRedirect } from "next/navigation";
import { editBar } from "@/app/(site)/edit-bar";
import { ListLinks, PostList } from "@/components/posts/post-list";
import { JsonLd } from "@/components/site/json-ld";
import { PageNotFound } from "@/components/site/page-not-found";
import { pageImage } from "@/lib/artwork/share-images/share-image";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { listAuthors } from "@/lib/posts/authors/queries";
import { tagGraph } from "@/lib/posts/structured-data";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";
import { listTags } from "@/lib/tags/queries";
import { findTagPage, tagPageDetails } from "@/lib/tags/tag-page";

// The status code depends on the tag, so nothing can be sent before it is known.
export const instant = false;

/** `page` is undefined on the first page; page/1 redirects there. */
type Props = { params: Promise<{ tag: string; page?: string }> };

/** A static route needs at least one path to build, even on a site without tags. */
export async function generateStaticParams() {
  const tags = await listTags(10);
  return tags.length > 0 ? tags.map(({ slug }) => ({ tag: slug })) : [{ tag: "first-tag" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await skipDraftPrefetch();
  const { tag, page } = await params;
  const found = await findTagPage(tag, page ?? "1");
  if (found.kind !== "found") return missingMetadata("Page not found");
  return pageMetadata({
    ...tagPageDetails(found.tag, Number(page ?? 1)),
    ...(!page && { keywords: [found.tag.name] }),
    image: pageImage("/blog"),
  });
}

export default async function TagPage({ params }: Props) {
  await skipDraftPrefetch();
  const { tag: slug, page } = await params;
  const found = await findTagPage(slug, page ?? "1");
  if (found.kind === "moved") {
    permanentRedirect(`/blog/tag/${found.slug}${page ? `/page/${page}` : ""}` as Route);
  }
  if (found.kind === "missing") return <PageNotFound />;
  if (page === "1") permanentRedirect(`/blog/tag/${slug}` as Route);
  const { tag, posts, pages } = found;
  const number = Number(page ?? 1);
  const path = `/blog/tag/${tag.slug}`;
  const details = { ...tagPageDetails(tag, number), site: await getContent("site") };
  return (
    <>
      {await editBar()}
      <JsonLd graph={tagGraph(details, tag, { posts, authors: await listAuthors() })} />
      <PostList
        posts={posts}
        page={number}
        pages={pages}
        title={tag.name}
        lead="Articles with this tag, newest first."
        links={<ListLinks path={path} />}
        path={path}
        label={`Pages of ${tag.name}`}
      />
    </>
  );
}
