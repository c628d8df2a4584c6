import { cacheLife } from "next/cache";
import { renderMarkdown } from "@/lib/markdown/render";

/** A post's content as HTML. Cached by the content itself, so an edit is a new entry and needs no tag. */
export async function PostBody({ content }: { content: string }) {
  "use cache";
  cacheLife("max");
  return renderMarkdown(content);
}
