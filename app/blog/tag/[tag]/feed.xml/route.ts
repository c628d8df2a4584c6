import { tagFeed } from "@/lib/posts/feed";

/** A static route needs one path; the others are stored when they are first asked for. */
export function generateStaticParams() {
  return [{ tag: "first-tag" }];
}

export async function GET(_: Request, { params }: { params: Promise<{ tag: string }> }) {
  return tagFeed("feed.xml", (await params).tag);
}
