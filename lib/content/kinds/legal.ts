import { z } from "zod";
import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import { retentionPeriods } from "@/content/retention";
import { capitalize } from "@/lib/capitalize";
import {
  checked,
  choice,
  date,
  group,
  line,
  list,
  markdown,
  text,
} from "@/lib/content/form/fields";
import { kind } from "@/lib/content/kind";
import { legalPlaceholders, plainPlaceholders } from "@/lib/content/placeholders/legal";
import { listPlaceholders, withPlaceholders } from "@/lib/content/placeholders/placeholders";

type Words = z.ZodType<string, string>;

const plain = <Schema extends Words>(schema: Schema) =>
  withPlaceholders(schema, plainPlaceholders, "{{");

const periodNames = Object.fromEntries(
  Object.entries(retentionPeriods).map(([name, period]) => [
    name,
    `${capitalize(name.replaceAll("_", " "))}: ${period}`,
  ]),
) as Record<keyof typeof retentionPeriods, string>;

const periods = group("How long data is kept", {
  type: z.literal("periods"),
  heading: plain(line("Heading", 120)),
  records: list(
    "Kinds of data",
    group("Kind of data", {
      what: plain(line("What", 120)),
      period: choice("Period", periodNames, "Change periods in content/retention.ts"),
      detail: plain(text("Detail", 500)),
    }),
    { noun: "kind", max: 24 },
  ),
});

const points = group("Summary", {
  type: z.literal("points"),
  heading: plain(line("Heading", 120)),
  points: list("Points", plain(line("Point", 200)), { noun: "point", max: 12 }),
  note: plain(text("Note", 300)),
});

const section = group("Section", {
  heading: plain(line("Heading", 120)),
  text: withPlaceholders(markdown("Text", 20_000), legalPlaceholders, "{{"),
  id: line("Anchor", 60, { hint: "Never change it: links use it" })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Anchor can only have lowercase letters, digits and hyphens")
    // The target of the link that skips the header.
    .refine((id) => id !== "content", "Anchor can't be “content”"),
});

const sections = list("Sections", section, {
  noun: "section",
  max: 60,
  hint: `Replaced with current values: ${listPlaceholders(legalPlaceholders, "{{")}`,
});

export const legal = kind({
  noun: "page",
  description: "The words of the consent banner are in content/consent.ts.",
  schema: z.object({
    title: plain(line("Title", 120)),
    description: plain(text("Description for search engines", 300)),
    lead: plain(text("Introduction", 600)),
    updated: date("Last updated"),
    summary: z.discriminatedUnion("type", [periods, points]).meta({ label: "Summary" }),
    sections: checked(sections, (all) =>
      all.map(({ id }, at) => {
        const isTaken = all.slice(0, at).some((section) => section.id === id);
        return isTaken && [`${at}.id`, "Another section has this anchor"];
      }),
    ),
  }),
  defaults: () => ({ privacy, terms }),
  files: ({ privacy, terms }) => ({
    "content/legal/privacy.ts": { privacy },
    "content/legal/terms.ts": { terms },
  }),
  shownOn: (key) => `/${key}`,
  titleOf: ({ title }) => title,
});
