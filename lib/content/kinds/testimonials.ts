import { z } from "zod";
import { testimonials as defaults } from "@/content/people";
import { group, line, list, text } from "@/lib/content/form/fields";
import { kind, onlyKey } from "@/lib/content/kind";

export const testimonials = kind({
  noun: "testimonial",
  description: "Shown on the home page. Ask clients for permission first.",
  schema: z.object({
    testimonials: list(
      "Testimonials",
      group("Testimonial", {
        words: text("Quotation", 600),
        name: line("Name", 80),
        business: line("Business", 120),
      }),
      { noun: "testimonial", max: 24 },
    ),
  }),
  defaults: () => ({ [onlyKey]: { testimonials: defaults } }),
  files: ({ [onlyKey]: value }) => ({ "content/people.ts": value }),
  shownOn: () => "/",
  titleOf: () => "Testimonials",
});
