import { tagFeed } from "@/lib/posts/feed";

/** A static route needs one path to build; others are cached on first request. */
export const generateStaticParams = () => [{ tag: "first-tag" }];

export const GET = tagFeed("feed.xml");
