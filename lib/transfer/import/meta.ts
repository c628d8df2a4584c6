import {
  emptyPost,
  fieldNames,
  metaFields,
  postLimits,
  searchFields,
} from "@/lib/posts/admin/fields/fields";
import { isCanonicalUrl } from "@/lib/posts/admin/schema";

/** Search and share metadata of a post; empty if the source has none. */
export type SourceMeta = Pick<typeof emptyPost, (typeof searchFields)[number]>;
export const emptyMeta = Object.fromEntries(
  searchFields.map((name) => [name, emptyPost[name]]),
) as SourceMeta;

type Cut = (value: string, max: number, what: string) => string;

/**
 * Returns metadata as the database stores it. `baseUrl` is the post's earlier absolute URL; `cut`
 * truncates long values.
 */
export function sourceMeta(meta: SourceMeta, baseUrl: string | null, cut: Cut, notes: string[]) {
  const texts = metaFields.map((name) => [
    name,
    cut(meta[name], postLimits[name], `The ${fieldNames[name].toLowerCase()}`) || null,
  ]);
  return {
    ...(Object.fromEntries(texts) as Record<(typeof metaFields)[number], string | null>),
    canonical_url: canonicalUrl(meta.canonical_url.trim(), baseUrl, notes),
    noindex: meta.noindex,
  };
}

/** Also returns null for the post's earlier URL, since the post has a new one here. */
function canonicalUrl(text: string, baseUrl: string | null, notes: string[]): string | null {
  if (text === "") return null;
  const url = URL.parse(text, baseUrl ?? undefined)?.href;
  if (url && url === baseUrl) return null;
  if (url && url.length <= postLimits.canonical_url && isCanonicalUrl(url)) return url;
  notes.push(`The canonical URL cannot be used: ${text.slice(0, 200)}`);
  return null;
}
