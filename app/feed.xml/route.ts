import { postFeed } from "@/lib/posts/feed";

export async function GET() {
  return new Response(await postFeed(), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
