import { sitemapPart } from "@/lib/posts/sitemap";
import { fileResponse } from "@/lib/seo/file-response";

/** A static route needs one path; the others are stored when they are first asked for. */
export function generateStaticParams() {
  return [{ part: "pages-1.xml" }];
}

export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }) {
  return fileResponse(await sitemapPart((await params).part), "application/xml");
}
