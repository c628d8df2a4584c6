import "server-only";
import { cacheLife } from "next/cache";
import { renderArticle } from "@/lib/markdown/render";

/** Renders to sanitised HTML, once for each text. */
export async function renderMarkdown(markdown: string): Promise<string> {
  "use cache";
  cacheLife("max");
  return (await renderArticle(markdown)).html;
}
