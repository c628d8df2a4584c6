import { z } from "zod";
import { questions as defaults } from "@/content/questions";
import { group, line, list, markdown } from "@/lib/content/form/fields";
import { kind, onlyKey } from "@/lib/content/kind";

export const questions = kind({
  noun: "question",
  description: "Questions and answers under the plans on the home page.",
  schema: z.object({
    heading: line("Heading", 120),
    questions: list(
      "Questions",
      group("Question", { question: line("Question", 200), answer: markdown("Answer", 3_000) }),
      { noun: "question", max: 40 },
    ),
  }),
  defaults: () => ({ [onlyKey]: defaults }),
  files: ({ [onlyKey]: questions }) => ({ "content/questions.ts": { questions } }),
  shownOn: () => "/#questions",
  titleOf: ({ heading }) => heading,
});
