import type { Row } from "@/lib/supabase/row";

/** Metadata of a post for search engines and social networks. */
export type ShownMeta = {
  title: string;
  description: string;
  shareTitle: string;
  shareDescription: string;
};

/** `excerpt` is generated from the text if none is written. */
type Meta = { title: string; excerpt: string } & Row<
  "blogs",
  "meta_title, meta_description, share_title, share_description"
>;

/** Empty share values fall back to the search values, and those to the post's. */
export function shownMeta(values: Meta): ShownMeta {
  const title = values.meta_title || values.title;
  const description = values.meta_description || values.excerpt;
  return {
    title,
    description,
    shareTitle: values.share_title || title,
    shareDescription: values.share_description || description,
  };
}

/** Normalises a canonical URL: a path if it is on this site, null if it is the post's own. */
export function canonicalOf(
  { canonical_url, slug }: { canonical_url: string; slug: string },
  siteUrl: string,
): string | null {
  if (!URL.canParse(canonical_url, siteUrl) || canonical_url === "") return null;
  const url = new URL(canonical_url, siteUrl);
  if (url.origin !== new URL(siteUrl).origin) return canonical_url;
  const path = `${url.pathname}${url.search}`;
  return path === `/blog/${slug}` ? null : path;
}
