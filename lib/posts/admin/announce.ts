import "server-only";
import type { AdminSession } from "@/lib/auth/session";
import { announce } from "@/lib/seo/index-now";

type Place = { slug: string; published: boolean } | null;
type StoredPlace = Place & { publishAt: string | null; createdAt: string };

/** Reads a post's slug, state and dates. Call it before a change, to announce the old URL too. */
export async function placeOf({ client }: AdminSession, id?: string): Promise<StoredPlace | null> {
  if (!id) return null;
  const { data } = await client
    .from("blogs")
    .select("slug, published, publishAt:publish_at, createdAt:created_at")
    .eq("id", id)
    .maybeSingle();
  return data;
}

/** Announces published posts only, since a draft's slug is private. */
export function announceChange(...places: Place[]): void {
  const paths = places.flatMap((place) => (place?.published ? [`/blog/${place.slug}`] : []));
  announce([...new Set(paths)]);
}
