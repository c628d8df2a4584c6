import "server-only";
import { cacheLife } from "next/cache";
import { renderArticle } from "@/lib/markdown/render";
import type { Content } from "./kinds";

/** Renders to sanitised HTML, once for each text. */
export async function renderMarkdown(markdown: string): Promise<string> {
  "use cache";
  cacheLife("max");
  return (await renderArticle(markdown)).html;
}

/** Renders the answers, which are Markdown, to HTML. */
export async function renderQuestions({ heading, questions }: Content<"questions">) {
  const rendered = questions.map(async ({ question, answer }) => {
    return { question, answer: await renderMarkdown(answer) };
  });
  return { heading, questions: await Promise.all(rendered) };
}
