import "server-only";
import { brand } from "@/content/brand";
import { postImage } from "@/lib/artwork/share-images/share-image";
import { env } from "@/lib/env";
import type { EditedPost } from "@/lib/posts/admin/schema";

/** `image` is the generated share image; null unless the post is published. */
export type SearchAppearance = { siteUrl: string; siteName: string; image: string | null };

/** Returns the server's data for the editor's search and share previews. */
export function searchAppearance(post: EditedPost | null): SearchAppearance {
  const image = post?.values.published
    ? postImage({ slug: post.liveSlug, title: post.values.title }).url
    : null;
  return { siteUrl: env().SITE_URL, siteName: brand.name, image };
}
