import "server-only";
import { cacheLife } from "next/cache";
import { renderArticle } from "@/lib/markdown/render";
import type { Content } from "./kinds";

/** Renders the answers, which are Markdown, to HTML. */
export async function renderQuestions({ heading, questions }: Content<"questions">) {
  const rendered = questions.map(async ({ question, answer }) => {
    return { question, answer: await renderAnswer(answer) };
  });
  return { heading, questions: await Promise.all(rendered) };
}

async function renderAnswer(markdown: string): Promise<string> {
  "use cache";
  cacheLife("max");
  return (await renderArticle(markdown)).html;
}
