import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { editBar } from "@/app/(site)/edit-bar";
import { ListLinks, PostList } from "@/components/posts/post-list";
import { JsonLd } from "@/components/site/json-ld";
import { LibraryPicture } from "@/components/site/library-picture";
import { PageNotFound } from "@/components/site/page-not-found";
import { pageImage } from "@/lib/artwork/share-images/share-image";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { authorPath } from "@/lib/posts/authors/author";
import {
  authorPageDetails,
  findAuthorPage,
  listPublishedAuthors,
} from "@/lib/posts/authors/queries";
import { authorGraph } from "@/lib/posts/structured-data";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

// The status code depends on the author, so nothing can be sent before it is known.
export const instant = false;

/** `page` is undefined on the first page; page/1 redirects there. */
type Props = { params: Promise<{ author: string; page?: string }> };

/** A static route needs at least one path to build, even on a site without authors. */
export async function generateStaticParams() {
  const authors = await listPublishedAuthors();
  return authors.length > 0
    ? authors.slice(0, 10).map(({ slug }) => ({ author: slug }))
    : [{ author: "first-author" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await skipDraftPrefetch();
  const { author, page } = await params;
  const found = await findAuthorPage(author, page ?? "1");
  if (!found) return missingMetadata("Page not found");
  const details = authorPageDetails(found.author, Number(page ?? 1));
  return pageMetadata({ ...details, image: pageImage("/blog") });
}

export default async function AuthorPage({ params }: Props) {
  await skipDraftPrefetch();
  const { author: slug, page } = await params;
  const found = await findAuthorPage(slug, page ?? "1");
  if (!found) return <PageNotFound />;
  const { author, authors, posts, pages } = found;
  const path = authorPath(author);
  if (page === "1") permanentRedirect(path);
  const number = Number(page ?? 1);
  const { name, about, picture, profiles } = author;
  const details = { ...authorPageDetails(author, number), site: await getContent("site") };
  return (
    <>
      {await editBar(`authors/${author.key}`)}
      <JsonLd graph={authorGraph(details, author, { posts, authors })} />
      <PostList
        posts={posts}
        page={number}
        pages={pages}
        title={name}
        lead={
          <span dir="auto" className="whitespace-pre-line">
            {about || `Articles by ${name}, newest first.`}
          </span>
        }
        picture={
          <LibraryPicture
            {...picture}
            sizes="10rem"
            loading="eager"
            className="mb-8 size-40 border-b-8 border-mask bg-tint object-cover"
          />
        }
        links={
          <ListLinks path={path}>
            {[...new Set(profiles)].map((url) => (
              <a key={url} href={url} className="link font-[650]" rel="me">
                {url.replace(/^https:\/\/(www\.)?|\/$/g, "")}
              </a>
            ))}
          </ListLinks>
        }
        path={path}
        label={`Pages of ${name}`}
      />
    </>
  );
}
