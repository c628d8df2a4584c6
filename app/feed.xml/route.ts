import { postFeed } from "@/lib/feed/post-feed";

export async function GET() {
  return new Response(await postFeed(), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
