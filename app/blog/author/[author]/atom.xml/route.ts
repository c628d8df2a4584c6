import { authorFeed } from "@/lib/posts/feed";

export { generateStaticParams } from "../feed.xml/route";
export const GET = authorFeed("atom.xml");
