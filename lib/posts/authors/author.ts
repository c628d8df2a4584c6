import type { Content } from "@/lib/content/kinds";

/** `key` is the author's key among the contents, which posts refer to. */
export type Author = Content<"authors"> & { key: string };

export function authorPath({ slug }: Pick<Author, "slug">): `/blog/author/${string}` {
  return `/blog/author/${slug}`;
}

/** Returns those of `authors` that have one of these keys, in the order of `authors`. */
export function authorsWith(keys: readonly string[], authors: readonly Author[]): Author[] {
  return authors.filter(({ key }) => keys.includes(key));
}
