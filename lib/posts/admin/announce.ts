import "server-only";
import type { AdminSession } from "@/lib/auth/session";
import { announce } from "@/lib/seo/index-now";

type Place = { slug: string; published: boolean } | null;
type StoredPlace = Place & { publishAt: string | null; createdAt: string };

/** To be asked before a change: where lists and search engines may know the post from. */
export async function placeOf({ client }: AdminSession, id?: string): Promise<StoredPlace | null> {
  if (!id) return null;
  const { data } = await client
    .from("blogs")
    .select("slug, published, publishAt:publish_at, createdAt:created_at")
    .eq("id", id)
    .maybeSingle();
  return data;
}

/** A draft's slug is told to nobody. */
export function announceChange(...places: Place[]): void {
  const paths = places.flatMap((place) => (place?.published ? [`/blog/${place.slug}`] : []));
  announce([...new Set(paths)]);
}
