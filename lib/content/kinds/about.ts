import { z } from "zod";
import { about as defaults } from "@/content/about";
import { faces, studio } from "@/content/people";
import { group, line, list, picture, text } from "@/lib/content/form/fields";
import { kind, onlyKey } from "@/lib/content/kind";

const paragraphs = list("Paragraphs", text("Paragraph", 1_500), { noun: "paragraph", max: 12 });

const item = (label: string) => group(label, { title: line("Title", 80), text: text("Text", 600) });

export const about = kind({
  noun: "page",
  schema: z.object({
    title: line("Title", 120),
    description: text("Description for search engines", 300),
    lead: text("Introduction", 600),
    mission: group("Mission", { heading: line("Heading", 80), paragraphs }),
    team: group("Team", { heading: line("Heading", 80), paragraphs }),
    faces: list(
      "People",
      group("Person", {
        name: line("Name", 80),
        role: line("Role", 80),
        picture: picture("Photo"),
      }),
      { noun: "person", max: 40 },
    ),
    studio: list("Photos of the studio", picture("Photo"), { noun: "photo", max: 12 }),
    approach: group("Approach", {
      heading: line("Heading", 80),
      intro: text("Introduction", 600),
      steps: list("Steps", item("Step"), { noun: "step", max: 12 }),
    }),
    whyChooseUs: group("Why choose us", {
      heading: line("Heading", 80),
      reasons: list("Reasons", item("Reason"), { noun: "reason", max: 12 }),
    }),
    closing: group("Closing", { heading: line("Heading", 80), text: text("Text", 600) }),
  }),
  defaults: () => ({ [onlyKey]: { ...defaults, faces, studio } }),
  files: ({ [onlyKey]: { faces, studio, ...about } }) => ({
    "content/about.ts": { about },
    "content/people.ts": { faces, studio },
  }),
  shownOn: () => "/about",
  titleOf: ({ title }) => title,
});
