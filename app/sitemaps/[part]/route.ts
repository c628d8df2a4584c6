import { sitemapPart } from "@/lib/posts/sitemap";
import { fileResponse, missingResponse } from "@/lib/seo/file-response";

/** A static route needs one path to build; others are cached on first request. */
export const generateStaticParams = () => [{ part: "pages-1.xml" }];

export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }) {
  const part = await sitemapPart((await params).part);
  return part === null ? missingResponse() : fileResponse(part, "application/xml");
}
