import "server-only";
import type { SessionClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";
import type { ExportedPost } from "./schema";

export type StoredAuthor = { key: string; slug: string };

/** Lists the authors that are published, or were before they were hidden. */
export async function listAuthorSlugs(client: SessionClient): Promise<StoredAuthor[]> {
  const authors = await client
    .from("contents")
    .select("key, published")
    .eq("kind", "authors")
    .not("published", "is", null)
    .then(orThrow("contents"));
  return authors.map(({ key, published }) => ({ key, slug: String(Object(published).slug) }));
}

/** Maps a post's authors through `names` and drops unknown ones. */
export function withAuthors(post: ExportedPost, names: ReadonlyMap<string, string>): ExportedPost {
  const named = <Fields extends { authors: string[] }>(fields: Fields): Fields => ({
    ...fields,
    authors: fields.authors.flatMap((author) => names.get(author) ?? []),
  });
  return { ...named(post), changes: post.changes && named(post.changes) };
}
