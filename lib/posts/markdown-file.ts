import "server-only";
import { fileResponse, missingResponse, movedResponse } from "@/lib/seo/file-response";
import { absolute } from "@/lib/seo/structured-data/ids";
import { type Author, authorsWith } from "./authors/author";
import { listPublishedAuthors } from "./authors/queries";
import { getPost } from "./queries";
import type { Post } from "./schema";

/** Serves a post's Markdown with YAML front matter. Search engines index only the post's page. */
export async function postMarkdown(slug: string): Promise<Response> {
  const found = await getPost(slug);
  if (found.kind === "moved") return movedResponse(markdownPath(found.slug));
  if (found.kind !== "found") return missingResponse();
  const authors = authorsWith(found.post.authors, await listPublishedAuthors());
  return fileResponse(frontMatter(found.post, authors) + found.post.content, "text/markdown", {
    "x-robots-tag": "noindex",
    link: `<${absolute(found.post.canonical ?? `/blog/${slug}`)}>; rel="canonical"`,
  });
}

export const markdownPath = (slug: string): string => `/blog/${slug}.md`;

/** JSON strings and lists are valid YAML. */
function frontMatter(
  { title, slug, createdAt, updatedAt, tags }: Post,
  authors: readonly Author[],
): string {
  const values = {
    title,
    url: absolute(`/blog/${slug}`),
    published: createdAt,
    updated: updatedAt,
    tags: tags.map(({ name }) => name),
    ...(authors.length > 0 && { authors: authors.map(({ name }) => name) }),
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---", "", ""].join("\n");
}
