import type { Blog, BlogPosting } from "schema-dts";
import { site } from "@/content/site";
import type { Post, PostSummary } from "@/lib/posts/schema";
import { postImage } from "@/lib/social/address";
import { absolute, ids, reference } from "./ids";
import type { Node } from "./node";

/** The blog as a whole, with the posts that the page names. */
export function blog(posts: readonly Node<BlogPosting>[]): Node<Blog> {
  return {
    "@type": "Blog",
    "@id": ids.blog(),
    name: `${site.name}: blog`,
    url: absolute("/blog"),
    inLanguage: site.language,
    publisher: reference(ids.organization()),
    blogPost: posts.map((post) => reference(post["@id"])),
  };
}

/** A post as its own page tells it. */
export function blogPosting(post: Post, description: string): Node<BlogPosting> {
  return {
    ...listedPosting({ ...post, excerpt: description }),
    dateModified: post.updatedAt,
    mainEntityOfPage: reference(ids.page(`/blog/${post.slug}`)),
    inLanguage: site.language,
    wordCount: post.content.split(/\s+/).filter(Boolean).length,
  };
}

/** A post as a list tells it. */
export function listedPosting(post: PostSummary): Node<BlogPosting> {
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
