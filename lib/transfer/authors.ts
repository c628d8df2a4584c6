import "server-only";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import type { ExportedPost } from "./schema";

type StoredContent = { kind: string; key: string; published: { slug: string } | null };

/** Lists the authors that are or were published, by key. */
export async function listAuthorSlugs(client: SessionClient) {
  const contents: StoredContent[] = await call(client, "export_contents");
  return contents.flatMap(({ kind, key, published }) => {
    return kind === "authors" && published ? [{ key, slug: published.slug }] : [];
  });
}

/** Renames a post's authors as in `names`, and leaves out those that have no name there. */
export function withAuthors(post: ExportedPost, names: ReadonlyMap<string, string>): ExportedPost {
  const named = <Fields extends { authors: string[] }>(fields: Fields): Fields => ({
    ...fields,
    authors: fields.authors.flatMap((author) => names.get(author) ?? []),
  });
  return { ...named(post), changes: post.changes && named(post.changes) };
}
