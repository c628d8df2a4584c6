/** Maximum characters by field, in the editor's order. The database has the same limits. */
export const postLimits = {
  title: 200,
  slug: 200,
  cover_image: 2000,
  cover_alt: 200,
  content: 200_000,
  excerpt: 500,
  meta_title: 70,
  meta_description: 160,
  share_title: 100,
  share_description: 200,
  canonical_url: 2000,
} as const;

type TextField = keyof typeof postLimits;

/** Builds an object with a value for each text field. */
export function eachText<Value>(read: (field: TextField) => Value) {
  const fields = Object.keys(postLimits) as TextField[];
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<
    TextField,
    Value
  >;
}

export const emptyPost = {
  ...eachText(() => ""),
  noindex: false,
  tags: [] as string[],
  published: false,
};

export const postFields = Object.keys(emptyPost) as readonly (keyof typeof emptyPost)[];

/** Fields of the editor's search section. */
export const searchFields = [
  "meta_title",
  "meta_description",
  "share_title",
  "share_description",
  "canonical_url",
  "noindex",
] as const;
