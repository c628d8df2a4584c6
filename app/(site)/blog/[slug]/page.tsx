import type { Metadata, Route } from "next";
import { permanentRedirect, redirect } from "next/navigation";
import { editBar } from "@/app/(site)/edit-bar";
import { DraftNote } from "@/components/posts/draft-note";
import { PostArticle } from "@/components/posts/post-article";
import { JsonLd } from "@/components/site/json-ld";
import { MessagePage } from "@/components/site/message-page";
import { postImage } from "@/lib/artwork/share-images/share-image";
import { getContent } from "@/lib/content/queries";
import { env } from "@/lib/env";
import { authorPath, authorsWith } from "@/lib/posts/authors/author";
import { listAuthors } from "@/lib/posts/authors/queries";
import { renderPost } from "@/lib/posts/link-cards";
import { markdownPath } from "@/lib/posts/markdown-file";
import { getShownPost, listOtherPosts, listPostSlugs, listRelatedPosts } from "@/lib/posts/queries";
import { postGraph } from "@/lib/posts/structured-data";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";
import { absolute } from "@/lib/seo/structured-data/ids";

// The status code depends on the slug, so nothing can be sent before it is known.
export const instant = false;

type Props = PageProps<"/blog/[slug]">;

/** A static route needs at least one path to build, even on a site without posts. */
export async function generateStaticParams() {
  const slugs = await listPostSlugs();
  return (slugs.length > 0 ? slugs : ["first-post"]).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const found = await getShownPost(slug);
  if (found.kind !== "found") return missingMetadata("Blog Post Not Found");
  const { post } = found;
  const { title, description, shareTitle, shareDescription } = post.meta;
  const authors = authorsWith(post.authors, await listAuthors());
  const metadata = pageMetadata({
    title,
    description,
    share: { title: shareTitle, description: shareDescription },
    canonical: post.canonical,
    noindex: post.noindex,
    path: `/blog/${post.slug}`,
    image: postImage(post),
    ...(post.tags.length > 0 && { keywords: post.tags.map(({ name }) => name) }),
    ...(!post.isDraft && { markdown: markdownPath(post.slug) }),
    article: {
      publishedTime: post.createdAt,
      modifiedTime: post.updatedAt,
      authors: authors.map((author) => absolute(authorPath(author))),
    },
  });
  return post.isDraft ? { ...metadata, robots: { index: false, follow: false } } : metadata;
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params;
  const found = await getShownPost(slug);
  if (found.kind === "draft") redirect("/blog");
  if (found.kind === "moved") permanentRedirect(`/blog/${found.slug}` as Route);
  if (found.kind === "missing") return <PostNotFound />;
  const { post, isAdmin } = found;
  const [article, otherPosts, related] = await Promise.all([
    renderPost(post.content),
    listOtherPosts(slug),
    listRelatedPosts(slug),
  ]);
  const [site, all] = await Promise.all([getContent("site"), listAuthors()]);
  const authors = authorsWith(post.authors, all);
  return (
    <>
      {await editBar(...authors.map(({ key }) => `authors/${key}`))}
      {post.isDraft ? (
        <DraftNote>This is a draft. Only admins can see it.</DraftNote>
      ) : (
        <JsonLd graph={postGraph(post, { words: article.words, authors, site })} />
      )}
      <PostArticle
        siteUrl={env().SITE_URL}
        social={site.social}
        post={post}
        authors={authors}
        article={article}
        otherPosts={otherPosts}
        related={related}
        editHref={isAdmin ? `/admin/posts/${post.id}` : undefined}
      />
    </>
  );
}

function PostNotFound() {
  return (
    <MessagePage
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist or isn't published yet."
      link={{ href: "/blog", label: "Back to Blog" }}
    />
  );
}
