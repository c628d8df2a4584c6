import { tagFeed } from "@/lib/posts/feed";

/** A static route needs one path to build; others are cached on first request. */
export function generateStaticParams() {
  return [{ tag: "first-tag" }];
}

export async function GET(_: Request, { params }: { params: Promise<{ tag: string }> }) {
  return tagFeed("feed.json", (await params).tag);
}
