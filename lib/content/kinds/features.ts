import { z } from "zod";
import { featuresSection } from "@/content/features";
import { choice, group, line, list, text } from "@/lib/content/form/fields";
import { kind, onlyKey } from "@/lib/content/kind";

export const features = kind({
  noun: "feature",
  description: "The promises on the home page.",
  schema: z.object({
    heading: line("Heading", 120),
    intro: text("Introduction", 500),
    features: list(
      "Features",
      group("Feature", {
        title: line("Title", 80),
        text: text("Text", 500),
        check: text("How to check it", 300),
        proof: choice("Live demonstration", {
          "": "None",
          weight: "Weight of the page",
          order: "Keyboard order",
          currency: "Currency switch",
        }),
      }),
      { noun: "feature", max: 24 },
    ),
  }),
  defaults: () => ({ [onlyKey]: featuresSection }),
  files: ({ [onlyKey]: featuresSection }) => ({ "content/features.ts": { featuresSection } }),
  shownOn: () => "/#features",
  titleOf: ({ heading }) => heading,
});
