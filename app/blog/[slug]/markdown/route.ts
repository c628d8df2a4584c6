import { postMarkdown } from "@/lib/posts/markdown-file";

/** A static route needs one path; the others are stored when they are first asked for. */
export function generateStaticParams() {
  return [{ slug: "first-post" }];
}

/** Stands at /blog/:slug.md, by a rewrite in next.config.ts. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  return postMarkdown((await params).slug);
}
