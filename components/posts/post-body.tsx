import { cacheLife } from "next/cache";
import { renderMarkdown } from "@/lib/markdown/render";

/** Cached by the content itself, so an edit needs no cache tag. */
export async function PostBody({ content }: { content: string }) {
  "use cache";
  cacheLife("max");
  return renderMarkdown(content);
}
