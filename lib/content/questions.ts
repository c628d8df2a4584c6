import "server-only";
import type { Content } from "./kinds";
import { renderMarkdown } from "./render-markdown";

/** Renders the answers, which are Markdown, to HTML. */
export async function renderQuestions({ heading, questions }: Content<"questions">) {
  const rendered = questions.map(async ({ question, answer }) => {
    return { question, answer: await renderMarkdown(answer) };
  });
  return { heading, questions: await Promise.all(rendered) };
}
