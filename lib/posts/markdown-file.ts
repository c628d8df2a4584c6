import "server-only";
import { fileResponse, missingResponse, movedResponse } from "@/lib/seo/file-response";
import { absolute } from "@/lib/seo/structured-data/ids";
import { getPost } from "./queries";
import type { Post } from "./schema";

/** The text as it was written, below YAML front matter. A post's page stays the one to be found. */
export async function postMarkdown(slug: string): Promise<Response> {
  const found = await getPost(slug);
  if (found.kind === "moved") return movedResponse(markdownPath(found.slug));
  if (found.kind !== "found") return missingResponse();
  return fileResponse(frontMatter(found.post) + found.post.content, "text/markdown", {
    "x-robots-tag": "noindex",
    link: `<${absolute(found.post.canonical ?? `/blog/${slug}`)}>; rel="canonical"`,
  });
}

export function markdownPath(slug: string): string {
  return `/blog/${slug}.md`;
}

/** In YAML a JSON string is a string, and a JSON list a list. */
function frontMatter({ title, slug, createdAt, updatedAt, tags }: Post): string {
  const values = {
    title,
    url: absolute(`/blog/${slug}`),
    published: createdAt,
    updated: updatedAt,
    tags: tags.map(({ name }) => name),
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---", "", ""].join("\n");
}
