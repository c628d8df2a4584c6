import { z } from "zod";
import { line, link, list, picture, text } from "@/lib/content/form/fields";
import { kind } from "@/lib/content/kind";
import { isSlug, slugRule } from "@/lib/forms/slug";

const optional = true;

export const authors = kind({
  noun: "author",
  description: "Posts can name authors, who have a page and a feed each. They need no account.",
  schema: z.object({
    name: line("Name", 80),
    slug: line("Slug", 80).refine(isSlug, slugRule).meta({
      widget: "line",
      label: "Slug",
      hint: "The page's address: /blog/author/ and the slug",
    }),
    about: text("About", 600, { optional }),
    picture: picture("Picture", { optional }),
    profiles: list("Profiles", link("URL"), { noun: "profile", max: 10 }),
  }),
  // Authors belong to posts, which are in the database only.
  defaults: () => ({}),
  isOpen: true,
  unique: "slug",
  shownOn: (_, { slug }) => `/blog/author/${slug}`,
  titleOf: ({ name }) => name,
});
