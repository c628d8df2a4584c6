import { z } from "zod";
import { orders } from "@/lib/admin/orders";
import { listFilters } from "@/lib/admin/search";
import { TagName } from "@/lib/tags/schema";

/** `posts` includes drafts; `published` does not. */
export type ListedTag = {
  id: string;
  slug: string;
  name: string;
  posts: number;
  published: number;
};

/** Invalid values are ignored. */
export const TagFilters = z.object(listFilters(orders.byNameOrPosts));

export type TagFilters = z.infer<typeof TagFilters>;

const Slug = z.string().max(200);

export const TagChange = z.object({
  slug: Slug,
  name: TagName,
  merge: z.literal("yes").optional(),
});

export const DeletedTag = z.object({ slug: Slug, name: z.string().max(200) });
