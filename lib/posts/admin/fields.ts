/** In characters; the database has the same limits. */
export const postLimits = {
  title: 200,
  slug: 200,
  excerpt: 500,
  content: 200_000,
  cover_image: 2000,
  cover_alt: 200,
  meta_title: 70,
  meta_description: 160,
  share_title: 100,
  share_description: 200,
  canonical_url: 2000,
} as const;

/** In the order of the editor. */
export const emptyPost = {
  title: "",
  slug: "",
  cover_image: "",
  cover_alt: "",
  content: "",
  excerpt: "",
  meta_title: "",
  meta_description: "",
  share_title: "",
  share_description: "",
  canonical_url: "",
  noindex: false,
  tags: [] as string[],
  published: false,
};

export const postFields = Object.keys(emptyPost) as readonly (keyof typeof emptyPost)[];

/** Those of its section. */
export const searchFields = [
  "meta_title",
  "meta_description",
  "share_title",
  "share_description",
  "canonical_url",
  "noindex",
] as const;
