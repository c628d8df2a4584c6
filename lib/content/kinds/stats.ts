import { z } from "zod";
import { stats as defaults } from "@/content/stats";
import { group, line, list } from "@/lib/content/form/fields";
import { kind, onlyKey } from "@/lib/content/kind";

export const stats = kind({
  noun: "number",
  description: "Shown large beside the services on the home page.",
  schema: z.object({
    stats: list(
      "Numbers",
      group("Number", {
        value: line("Number", 20, { hint: "Such as 50+ or 24/7" }),
        label: line("Label", 60),
      }),
      { noun: "number", max: 8 },
    ),
  }),
  defaults: () => ({ [onlyKey]: { stats: defaults } }),
  files: ({ [onlyKey]: value }) => ({ "content/stats.ts": value }),
  shownOn: () => "/#services",
  titleOf: () => "Numbers",
});
