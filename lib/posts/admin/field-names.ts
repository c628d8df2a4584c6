import type { PostField } from "./schema";

/** As the editor calls them. */
export const fieldNames: Readonly<Record<PostField, string>> = {
  title: "Title",
  slug: "Slug",
  cover_image: "Cover Image URL",
  cover_alt: "Cover description",
  content: "Content",
  excerpt: "Excerpt",
  tags: "Tags",
  published: "Status",
};
