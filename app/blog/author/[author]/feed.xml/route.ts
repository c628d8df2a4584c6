import { authorFeed } from "@/lib/posts/feed";

/** A static route needs one path to build; others are cached on first request. */
export const generateStaticParams = () => [{ author: "first-author" }];

export const GET = authorFeed("feed.xml");
