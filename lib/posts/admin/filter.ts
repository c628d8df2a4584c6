import { z } from "zod";
import { orders } from "@/lib/admin/orders";
import { PageNumber } from "@/lib/admin/paging";
import { sortBy } from "@/lib/admin/search";
import type { CamelCased, Row } from "@/lib/supabase/row";

export type ListedRow = Row<
  "blogs",
  "id, title, slug, published, publish_at, review_requested_at, tags, preview, created_at, updated_at"
>;

/** `preview` is the start of the content as plain text. */
export type ListedPost = CamelCased<ListedRow>;

/** Invalid values are ignored. */
export const PostFilters = z.object({
  q: z
    .string()
    .transform((value) => [...value.replaceAll("\0", " ").trim()].slice(0, 200).join(""))
    .catch(""),
  status: z.enum(["", "published", "draft", "review"]).catch(""),
  /** The slug of a tag. */
  tag: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .catch(""),
  sort: sortBy(orders.ofPosts),
  page: PageNumber,
});

export type PostFilters = z.infer<typeof PostFilters>;
