import { z } from "zod";
import { PageNumber } from "@/lib/admin/paging";
import { line } from "@/lib/forms/rules";
import { maxAltLength, type Picture } from "@/lib/media/schema";

/** `used` is the number of posts that have it; `uses` are the newest of them that are not deleted. */
export type LibraryPicture = Picture & {
  bytes: number;
  createdAt: string;
  /** An e-mail; null once the account is gone. */
  addedBy: string | null;
  used: number;
  /** Of those, deleted ones that can be restored. */
  deleted: number;
  /** Other posts, of which only an older version has it. */
  earlier: number;
  uses: { id: string; title: string; published: boolean }[];
};

/** Invalid values filter nothing. */
export const MediaFilters = z.object({
  q: z
    .string()
    .trim()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .catch(""),
  show: z.enum(["", "unused"]).catch(""),
  page: PageNumber,
});
export type MediaFilters = z.infer<typeof MediaFilters>;

export const Description = z.object({
  id: z.guid(),
  alt: line("Description", maxAltLength),
});
