import { emptyPost, postLimits, searchFields } from "@/lib/posts/admin/fields";
import { isCanonicalUrl } from "@/lib/posts/admin/schema";

/** What search and networks show of a post. Empty where the source says nothing. */
export type SourceMeta = Pick<typeof emptyPost, (typeof searchFields)[number]>;
export const emptyMeta = Object.fromEntries(
  searchFields.map((name) => [name, emptyPost[name]]),
) as SourceMeta;

const labels = {
  meta_title: "The search title",
  meta_description: "The search description",
  share_title: "The share title",
  share_description: "The share description",
} as const;

type Cut = (value: string, max: number, what: string) => string;

/** As the database stores it. `baseUrl` is whole, of the post's earlier address; `cut` shortens what is too long. */
export function metaFields(meta: SourceMeta, baseUrl: string | null, cut: Cut, notes: string[]) {
  const names = Object.keys(labels) as (keyof typeof labels)[];
  const texts = names.map((name) => [
    name,
    cut(meta[name], postLimits[name], labels[name]) || null,
  ]);
  return {
    ...(Object.fromEntries(texts) as Record<keyof typeof labels, string | null>),
    canonical_url: canonicalUrl(meta.canonical_url.trim(), baseUrl, notes),
    noindex: meta.noindex,
  };
}

/** Null for the post's own address, too: it has another one here. */
function canonicalUrl(text: string, baseUrl: string | null, notes: string[]): string | null {
  if (text === "") return null;
  const url = URL.parse(text, baseUrl ?? undefined)?.href;
  if (url && url === baseUrl) return null;
  if (url && url.length <= postLimits.canonical_url && isCanonicalUrl(url)) return url;
  notes.push(`Its canonical address cannot be used: ${text.slice(0, 200)}`);
  return null;
}
