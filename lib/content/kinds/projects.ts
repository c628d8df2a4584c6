import { wcagContrast } from "culori";
import { z } from "zod";
import { look as siteLook } from "@/content/brand";
import { projects as defaults } from "@/content/projects";
import { isColour } from "@/lib/content/form/colour";
import {
  flag,
  group,
  line,
  link,
  list,
  markdown,
  number,
  picture,
  text,
} from "@/lib/content/form/fields";
import { kind } from "@/lib/content/kind";
import { playerOf } from "@/lib/markdown/extensions/players";

const optional = true;

const isColourOrEmpty = (value: string) => value === "" || isColour(value);

const colour = (label: string, example: string) => {
  const hint = `Such as ${example}. Leave empty for the site's own`;
  const schema = line(label, 7, { optional, hint }).refine(
    isColourOrEmpty,
    `${label} must be # followed by six digits or letters from a to f, such as ${example}`,
  );
  return schema.meta({ ...schema.meta(), widget: "colour" });
};

const look = group("Colours", {
  ground: colour("Background", "#11362b"),
  text: colour("Text", "#edf2ea"),
  stripe: colour("Stripe", "#f4a35a"),
});

type Look = z.output<typeof look>;

/** WCAG's minimum for text. */
const minContrast = 4.5;

/** Null if a colour is invalid, which is an error of its own. */
function contrastOf({ ground, text }: Look): number | null {
  const { ink, paper } = siteLook.palette;
  return [ground, text].every(isColourOrEmpty) ? wcagContrast(text || paper, ground || ink) : null;
}

const decision = group(
  "Decision",
  {
    question: line("Question", 120, { optional }),
    chosen: text("What you chose", 600, { optional }),
    rejected: text("What you rejected", 600, { optional }),
  },
  "A decision that shaped the project. Leave all three empty to hide it",
);

const caption = text("Caption", 300, { optional });

const section = z.discriminatedUnion("type", [
  group("Text", {
    type: z.literal("text"),
    heading: line("Heading", 120, { optional }),
    text: markdown("Text"),
  }),
  group("Picture", { type: z.literal("picture"), picture: picture("Picture"), caption }),
  group(
    "Comparison",
    {
      type: z.literal("pair"),
      before: picture("First picture"),
      after: picture("Second picture"),
      caption,
    },
    "Visitors compare the two with a slider. The second is cropped to the shape of the first",
  ),
  group("Figures", {
    type: z.literal("figures"),
    figures: list(
      "Figures",
      group("Figure", {
        value: line("Figure", 20, { hint: "Such as 38% or 1.2 s" }),
        label: line("Label", 80),
      }),
      { noun: "figure", max: 8 },
    ).min(1, "Add at least one figure"),
  }),
  group("Quotation", {
    type: z.literal("quotation"),
    words: text("Quotation", 600),
    name: line("Name", 80),
    role: line("Role", 120, { optional }),
  }),
  group("Video", {
    type: z.literal("video"),
    title: line("Title", 120),
    url: line("URL", 300, { hint: "YouTube or Vimeo. Loads only when played" }).refine(
      (url) => playerOf(url) !== null,
      "URL must be that of a video on YouTube or Vimeo",
    ),
  }),
]);

/** A section of figures could once be empty. */
function withoutEmptyFigures(value: unknown): unknown {
  const { sections } = Object(value);
  if (!Array.isArray(sections)) return value;
  return { ...Object(value), sections: sections.filter((one) => one?.figures?.length !== 0) };
}

const schema = z
  .object({
    title: line("Title", 80),
    description: text("Summary", 300),
    client: line("Client", 120, { optional }),
    year: number("Year", { min: 1990, max: 2100 }),
    image: picture("Main picture", { optional }),
    look,
    fullDescription: list("Description", text("Paragraph", 2_000), { noun: "paragraph", max: 12 }),
    liveUrl: link("Website", { optional }),
    waitlist: flag("Offer the waitlist"),
    categories: list("Categories", line("Category", 40), { noun: "category", max: 12 }),
    technologies: list("Technologies", line("Technology", 40), { noun: "technology", max: 20 }),
    decision,
    sections: list("Sections", section, { noun: "section", max: 40 }),
    supportingImages: list(
      "Screenshots",
      group("Screenshot", {
        picture: picture("Picture"),
        title: line("Title", 80),
        description: text("Description", 300),
      }),
      { noun: "screenshot", max: 24 },
    ),
    keyFeatures: list("Key features", line("Feature", 200), { noun: "feature", max: 20 }),
  })
  .refine(({ look }) => (contrastOf(look) ?? minContrast) >= minContrast, {
    path: ["look", "text"],
    error: ({ input }) => {
      const contrast = contrastOf((input as { look: Look }).look) ?? 0;
      // Rounded down, so that it never looks like enough.
      const shown = Math.floor(contrast * 10) / 10;
      return `Text has a contrast of ${shown}:1 with the background, and needs ${minContrast}:1`;
    },
  })
  .refine(({ decision }) => new Set(Object.values(decision).map(Boolean)).size === 1, {
    path: ["decision", "question"],
    error: "Fill in all three fields or none",
  });

export const projects = kind({
  noun: "project",
  description: "The portfolio page's own words are in content/portfolio.ts.",
  schema,
  defaults: () => Object.fromEntries(defaults.map(({ id, ...project }) => [id, project])),
  files: (values) => {
    const projects = Object.entries(values).map(([id, value]) => ({ id: Number(id), ...value }));
    return { "content/projects.ts": { projects: projects.reverse() } };
  },
  isOpen: true,
  upgrades: [withoutEmptyFigures],
  shownOn: (key) => `/portfolio/${key}`,
  titleOf: ({ title }) => title,
});
