import { z } from "zod";
import { line, link, list, picture, text } from "@/lib/content/form/fields";
import { kind } from "@/lib/content/kind";
import { isSlug, slugRule } from "@/lib/forms/slug";

const optional = true;

const profile = link("Profile").refine(
  (url) => !url.startsWith("/"),
  "Profile must start with https://",
);

export const authors = kind({
  noun: "author",
  description: "Authors to credit on posts. Each gets a page and feeds, and needs no account.",
  schema: z.object({
    name: line("Name", 80),
    slug: line("Slug", 80, { hint: "Used in the URL: /blog/author/your-slug" }).refine(
      isSlug,
      slugRule,
    ),
    about: text("About", 600, { optional }),
    picture: picture("Picture", { optional }),
    profiles: list("Profiles", profile, { noun: "profile", max: 10 }),
  }),
  // Authors belong to posts, which are in the database only.
  defaults: () => ({}),
  isOpen: true,
  unique: "slug",
  // A draft's slug may be invalid.
  shownOn: (_, { slug }) => (isSlug(slug) ? `/blog/author/${slug}` : "/blog"),
  titleOf: ({ name }) => name,
});
