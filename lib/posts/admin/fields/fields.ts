/**
 * Text fields in the editor's order, with their labels and maximum characters. The database has the
 * same limits.
 */
const postTexts = {
  title: ["Title", 200],
  slug: ["Slug", 200],
  cover_image: ["Cover Image URL", 2000],
  cover_alt: ["Cover alt text", 200],
  content: ["Content", 200_000],
  excerpt: ["Excerpt", 500],
  meta_title: ["Search title", 70],
  meta_description: ["Search description", 160],
  share_title: ["Share title", 100],
  share_description: ["Share description", 200],
  canonical_url: ["Canonical URL", 2000],
} as const;

type TextField = keyof typeof postTexts;

/** Builds an object with a value for each text field. */
export function eachText<Value>(read: (field: TextField) => Value) {
  const fields = Object.keys(postTexts) as TextField[];
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<
    TextField,
    Value
  >;
}

export const postLimits = eachText((field) => postTexts[field][1]);

/** Field labels, as in the editor. */
export const fieldNames = {
  ...eachText((field) => postTexts[field][0]),
  noindex: "Hidden from search engines",
  tags: "Tags",
  authors: "Authors",
  published: "Status",
};

export const emptyPost = {
  ...eachText(() => ""),
  noindex: false,
  tags: [] as string[],
  authors: [] as string[],
  published: false,
};

export const postFields = Object.keys(emptyPost) as readonly (keyof typeof emptyPost)[];

/** Texts for search engines and social networks. */
export const metaFields = [
  "meta_title",
  "meta_description",
  "share_title",
  "share_description",
] as const;

/** Fields of the editor's search section. */
export const searchFields = [...metaFields, "canonical_url", "noindex"] as const;
