import "server-only";
import { brand } from "@/content/brand";
import { isSlug } from "@/lib/forms/slug";
import { listPosts } from "@/lib/posts/queries";
import type { PostListing } from "@/lib/posts/rows";
import { isPageNumber } from "@/lib/posts/schema";
import { listPageDetails } from "@/lib/seo/list-page";
import { findTag } from "@/lib/tags/queries";
import type { Tag } from "@/lib/tags/schema";

/** `moved`: the tag has another slug now. */
type TagPage =
  | ({ kind: "found"; tag: Tag } & PostListing)
  | { kind: "moved"; slug: string }
  | { kind: "missing" };

export async function findTagPage(slug: string, page: string): Promise<TagPage> {
  if (!isSlug(slug) || !isPageNumber(page)) return { kind: "missing" };
  const tag = await findTag(slug);
  if (!tag) return { kind: "missing" };
  if (tag.slug !== slug) return { kind: "moved", slug: tag.slug };
  const listing = await listPosts(Number(page), slug);
  return Number(page) > listing.pages ? { kind: "missing" } : { kind: "found", tag, ...listing };
}

export function tagPageDetails({ slug, name }: Tag, page: number) {
  const description = `Articles from ${brand.name} about ${name}.`;
  const first = { title: name, description, path: `/blog/tag/${slug}` };
  return listPageDetails(first, `Earlier articles from ${brand.name} about ${name}.`, page);
}
