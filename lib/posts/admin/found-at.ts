import "server-only";
import { brand } from "@/content/brand";
import { postImage } from "@/lib/artwork/share-images/share-image";
import { env } from "@/lib/env";
import type { EditedPost } from "./schema";

/** `image` is the picture drawn for sharing, of a published post only. */
export type FoundAt = { siteUrl: string; siteName: string; image: string | null };

/** Where a post is found, which the editor's scripts do not know. */
export function foundAt(post: EditedPost | null): FoundAt {
  const image = post?.values.published
    ? postImage({ slug: post.liveSlug, title: post.values.title }).url
    : null;
  return { siteUrl: env().SITE_URL, siteName: brand.name, image };
}
