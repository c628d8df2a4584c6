import { z } from "zod";
import { orders } from "@/lib/admin/orders";
import { PageNumber } from "@/lib/admin/paging";
import { sortBy } from "@/lib/admin/search";

export type ListedPost = {
  id: string;
  title: string;
  slug: string;
  published: boolean;
  /** When a draft is scheduled to be published. */
  publishAt: string | null;
  tags: string[];
  createdAt: string;
  updatedAt: string;
  /** The start of the content as plain text. */
  preview: string;
};

/** Invalid values are ignored. */
export const PostFilters = z.object({
  q: z
    .string()
    .transform((value) => [...value.replaceAll("\0", " ").trim()].slice(0, 200).join(""))
    .catch(""),
  status: z.enum(["published", "draft"]).or(z.literal("")).catch(""),
  /** The slug of a tag. */
  tag: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .catch(""),
  sort: sortBy(orders.ofPosts),
  page: PageNumber,
});

export type PostFilters = z.infer<typeof PostFilters>;
