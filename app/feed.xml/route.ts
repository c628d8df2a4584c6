import { blogFeed } from "@/lib/posts/feed";

export const GET = blogFeed("feed.xml");
