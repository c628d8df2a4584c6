import { blogFeed } from "@/lib/posts/feed";

export function GET() {
  return blogFeed("atom.xml");
}
