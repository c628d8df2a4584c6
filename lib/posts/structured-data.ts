import type { Blog, BlogPosting, Person } from "schema-dts";
import { brand } from "@/content/brand";
import { postImage } from "@/lib/artwork/share-images/share-image";
import type { Content } from "@/lib/content/kinds";
import { pictureSource } from "@/lib/portfolio/picture-source";
import { absolute, ids, reference } from "@/lib/seo/structured-data/ids";
import type { Graph, Node } from "@/lib/seo/structured-data/node";
import { crumbOf, type GraphPage, pageGraph } from "@/lib/seo/structured-data/pages";
import { sharePicture } from "@/lib/seo/structured-data/web-page";
import type { Tag } from "@/lib/tags/schema";
import { type Author, authorPath, authorsWith } from "./authors/author";
import type { Post, PostSummary } from "./schema";

/** Posts and all authors that they may reference. */
type Listed = { posts: readonly PostSummary[]; authors: readonly Author[] };

export function blogGraph(page: GraphPage, listed: Listed): Graph {
  const postings = postingsOf(listed);
  const crumbs = page.path === blogCrumb.path ? [blogCrumb] : [blogCrumb, crumbOf(page)];
  const mainEntity = reference(ids.blog());
  const details = { ...page, kind: "CollectionPage", crumbs, mainEntity } as const;
  return pageGraph(details, blog(postings), ...postings);
}

export function tagGraph(page: GraphPage, tag: Tag, listed: Listed): Graph {
  const postings = postingsOf(listed);
  const crumbs = crumbsOf(page, { label: tag.name, path: `/blog/tag/${tag.slug}` });
  return pageGraph({ ...page, kind: "CollectionPage", crumbs }, blog(postings), ...postings);
}

export function authorGraph(page: GraphPage, author: Author, listed: Listed): Graph {
  const postings = postingsOf(listed);
  const node = person(author);
  const crumbs = crumbsOf(page, { label: author.name, path: authorPath(author) });
  const details = { ...page, kind: "ProfilePage", crumbs } as const;
  const mainEntity = reference(node["@id"]);
  return pageGraph({ ...details, mainEntity }, node, blog(postings), ...postings);
}

/** `first` is the first page of a list. */
function crumbsOf(page: GraphPage, first: ReturnType<typeof crumbOf>) {
  return page.path === first.path ? [blogCrumb, first] : [blogCrumb, first, crumbOf(page)];
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

type PostPage = { words: number; authors: readonly Author[]; site: Content<"site"> };

export function postGraph(post: Post, { words, authors, site }: PostPage): Graph {
  const path = `/blog/${post.slug}`;
  const posting = blogPosting(post, words, authors);
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
    ...authorsWith(post.authors, authors).map(person),
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

function blogPosting(post: Post, words: number, authors: readonly Author[]): Node<BlogPosting> {
  return {
    ...listedPosting(post, authors),
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

function postingsOf({ posts, authors }: Listed): Node<BlogPosting>[] {
  return posts.map((post) => listedPosting(post, authors));
}

function listedPosting(post: PostSummary, authors: readonly Author[]): Node<BlogPosting> {
  const named = authorsWith(post.authors, authors);
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
    // Includes the names, since not every reader resolves references.
    author:
      named.length > 0
        ? named.map(byline)
        : {
            "@type": "Organization",
            "@id": ids.organization(),
            name: brand.name,
            url: absolute("/"),
          },
    publisher: reference(ids.organization()),
    isPartOf: reference(ids.blog()),
  };
}

function byline(author: Author): Node<Person> {
  const { slug, name } = author;
  return { "@type": "Person", "@id": ids.author(slug), name, url: absolute(authorPath(author)) };
}

function person(author: Author): Node<Person> {
  const { about, profiles } = author;
  const picture = pictureSource(author.picture.src);
  return {
    ...byline(author),
    ...(about && { description: about }),
    ...(picture && { image: absolute(picture.fallback) }),
    ...(profiles.length > 0 && { sameAs: profiles.map((url) => absolute(url)) }),
  };
}
