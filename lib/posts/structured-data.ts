import type { Blog, BlogPosting } from "schema-dts";
import { brand } from "@/content/brand";
import { postImage } from "@/lib/artwork/share-images/share-image";
import { agency } from "@/lib/seo/structured-data/agency";
import { absolute, ids, reference } from "@/lib/seo/structured-data/ids";
import { type Graph, graph, type Node } from "@/lib/seo/structured-data/node";
import { crumbOf, type GraphPage } from "@/lib/seo/structured-data/pages";
import { webPage } from "@/lib/seo/structured-data/web-page";
import type { Post, PostSummary } from "./schema";

export function blogGraph(page: GraphPage, posts: readonly PostSummary[]): Graph {
  const postings = posts.map(listedPosting);
  const first = { label: "Blog", path: "/blog" };
  const crumbs = page.path === first.path ? [first] : [first, crumbOf(page)];
  const mainEntity = reference(ids.blog());
  return graph(
    ...agency({ rated: false }),
    ...webPage({ ...page, kind: "CollectionPage", crumbs, mainEntity }),
    blog(postings),
    ...postings,
  );
}

export function postGraph(post: Post, words: number, description: string): Graph {
  const path = `/blog/${post.slug}`;
  const posting = blogPosting(post, words, description);
  return graph(
    ...agency({ rated: false }),
    ...webPage({
      path,
      title: post.title,
      description,
      crumbs: [
        { label: "Blog", path: "/blog" },
        { label: post.title, path },
      ],
      image: postImage(post),
      mainEntity: reference(posting["@id"]),
      dates: { published: post.createdAt, modified: post.updatedAt },
    }),
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

function blogPosting(post: Post, words: number, description: string): Node<BlogPosting> {
  return {
    ...listedPosting({ ...post, excerpt: description }),
    dateModified: post.updatedAt,
    mainEntityOfPage: reference(ids.page(`/blog/${post.slug}`)),
    inLanguage: brand.locale,
    wordCount: words,
  };
}

function listedPosting(post: PostSummary): Node<BlogPosting> {
  const preview = absolute(postImage(post).url);
  return {
    "@type": "BlogPosting",
    "@id": ids.article(post.slug),
    headline: post.title,
    description: post.excerpt,
    url: absolute(`/blog/${post.slug}`),
    datePublished: post.createdAt,
    image: post.coverImage ? [preview, absolute(post.coverImage)] : [preview],
    author: reference(ids.organization()),
    publisher: reference(ids.organization()),
    isPartOf: reference(ids.blog()),
  };
}
