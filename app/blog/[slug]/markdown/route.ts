import { postMarkdown } from "@/lib/posts/markdown-file";

/** A static route needs one path to build; others are cached on first request. */
export const generateStaticParams = () => [{ slug: "first-post" }];

/** Served at /blog/:slug.md through a rewrite in next.config.ts. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  return postMarkdown((await params).slug);
}
