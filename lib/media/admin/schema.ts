import { z } from "zod";
import { PageNumber } from "@/lib/admin/paging";
import { SearchText } from "@/lib/admin/search";
import type { KindName } from "@/lib/content/kind-labels";
import { line } from "@/lib/forms/rules";
import { maxAltLength, type Picture } from "@/lib/media/schema";
import type { CamelCased } from "@/lib/supabase/row";

/**
 * `used` is the number of posts and contents with the picture; `uses` lists the newest posts that
 * aren't deleted.
 */
export type StoredPicture = Picture & {
  bytes: number;
  created_at: string;
  /** Email of the uploader; null once the account is deleted. */
  added_by: string | null;
  used: number;
  /** How many of those posts are deleted but can be restored. */
  deleted: number;
  /** Number of other posts that only have it in an older version. */
  earlier: number;
  uses: { id: string; title: string; published: boolean; editable: boolean }[];
  contents: { kind: KindName; key: string; title: string }[];
};
export type LibraryPicture = CamelCased<StoredPicture>;

/** Invalid values are ignored. */
export const MediaFilters = z.object({
  q: SearchText,
  show: z.enum(["", "unused"]).catch(""),
  page: PageNumber,
});
export type MediaFilters = z.infer<typeof MediaFilters>;

export const Description = z.object({ id: z.guid(), alt: line("Alt text", maxAltLength) });
