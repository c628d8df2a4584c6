import { tagFeed } from "@/lib/posts/feed";

export { generateStaticParams } from "../feed.xml/route";
export const GET = tagFeed("atom.xml");
