import type { Blog, BlogPosting } from "schema-dts";
import { brand } from "@/content/brand";
import { postImage } from "@/lib/artwork/share-images/share-image";
import type { Content } from "@/lib/content/kinds";
import { absolute, ids, reference } from "@/lib/seo/structured-data/ids";
import type { Graph, Node } from "@/lib/seo/structured-data/node";
import { crumbOf, type GraphPage, pageGraph } from "@/lib/seo/structured-data/pages";
import { sharePicture } from "@/lib/seo/structured-data/web-page";
import type { Tag } from "@/lib/tags/schema";
import type { Post, PostSummary } from "./schema";

export function blogGraph(page: GraphPage, posts: readonly PostSummary[]): Graph {
  const postings = posts.map(listedPosting);
  const crumbs = page.path === blogCrumb.path ? [blogCrumb] : [blogCrumb, crumbOf(page)];
  const mainEntity = reference(ids.blog());
  const details = { ...page, kind: "CollectionPage", crumbs, mainEntity } as const;
  return pageGraph(details, blog(postings), ...postings);
}

export function tagGraph(page: GraphPage, tag: Tag, posts: readonly PostSummary[]): Graph {
  const postings = posts.map(listedPosting);
  const first = { label: tag.name, path: `/blog/tag/${tag.slug}` };
  const crumbs = page.path === first.path ? [blogCrumb, first] : [blogCrumb, first, crumbOf(page)];
  return pageGraph({ ...page, kind: "CollectionPage", crumbs }, blog(postings), ...postings);
}

/** `above` are the pages between the blog and this one. */
export function archiveGraph(
  page: GraphPage,
  ...above: Pick<GraphPage, "title" | "path">[]
): Graph {
  const crumbs = [blogCrumb, ...above.map(crumbOf), crumbOf(page)];
  return pageGraph({ ...page, kind: "CollectionPage", crumbs }, blog([]));
}

const blogCrumb = { label: "Blog", path: "/blog" };

export function postGraph(post: Post, words: number, site: Content<"site">): Graph {
  const path = `/blog/${post.slug}`;
  const posting = blogPosting(post, words);
  return pageGraph(
    {
      site,
      path,
      title: post.meta.title,
      description: post.meta.description,
      ...(post.canonical && { url: post.canonical }),
      crumbs: [blogCrumb, { label: post.title, path }],
      image: postImage(post),
      mainEntity: reference(posting["@id"]),
      dates: { published: post.createdAt, modified: post.updatedAt },
    },
    blog([posting]),
    posting,
  );
}

function blog(posts: readonly Node<BlogPosting>[]): Node<Blog> {
  return {
    "@type": "Blog",
    "@id": ids.blog(),
    name: `${brand.name}: blog`,
    url: absolute("/blog"),
    inLanguage: brand.locale,
    publisher: reference(ids.organization()),
    blogPost: posts.map((post) => reference(post["@id"])),
  };
}

function blogPosting(post: Post, words: number): Node<BlogPosting> {
  return {
    ...listedPosting(post),
    description: post.meta.description,
    ...(post.canonical && { url: absolute(post.canonical) }),
    ...(post.tags.length > 0 && {
      keywords: post.tags.map(({ name }) => name),
      articleSection: post.tags[0]?.name,
    }),
    mainEntityOfPage: reference(ids.page(`/blog/${post.slug}`)),
    wordCount: words,
  };
}

function listedPosting(post: PostSummary): Node<BlogPosting> {
  return {
    "@type": "BlogPosting",
    "@id": ids.article(post.slug),
    headline: post.title,
    description: post.excerpt,
    url: absolute(`/blog/${post.slug}`),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: brand.locale,
    image: [sharePicture(postImage(post)), ...(post.coverImage ? [absolute(post.coverImage)] : [])],
    // Includes the author in full, since not every reader resolves references.
    author: {
      "@type": "Organization",
      "@id": ids.organization(),
      name: brand.name,
      url: absolute("/"),
    },
    publisher: reference(ids.organization()),
    isPartOf: reference(ids.blog()),
  };
}
