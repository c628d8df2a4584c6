import "server-only";
import type { Session } from "@/lib/auth/session";
import { announce } from "@/lib/seo/index-now";

type Place = {
  slug: string;
  published: boolean;
  noindex?: boolean;
  canonical_url?: string | null;
} | null;
type StoredPlace = Place & { publishAt: string | null; createdAt: string };

/** Reads a post's slug, state and dates. Call it before a change, to announce the old URL too. */
export async function placeOf({ client }: Session, id?: string): Promise<StoredPlace | null> {
  if (!id) return null;
  const { data } = await client
    .from("blogs")
    .select("slug, published, noindex, canonical_url, publishAt:publish_at, createdAt:created_at")
    .eq("id", id)
    .maybeSingle();
  return data;
}

/** Announces published posts only, since a draft's slug is private. */
export function announceChange(...places: Place[]): void {
  const published = places.flatMap((place) => (place?.published ? [place] : []));
  const pathsOf = (found: typeof published) => found.map(({ slug }) => `/blog/${slug}`);
  // Search engines that have a post must learn that it is now hidden.
  const indexed = published.filter((place) => place.noindex === false && !place.canonical_url);
  announce(pathsOf(published), pathsOf(indexed));
}
