import { z } from "zod";
import { eachText } from "@/lib/posts/admin/fields/fields";
import { normalPath } from "@/lib/redirects/path";

/** Format and version in an export's `export.json`. */
export const siteExport = { format: "site-export", version: 1 } as const;

const moment = z.iso.datetime({ offset: true }).refine((value) => {
  const year = new Date(value).getUTCFullYear();
  return year >= 1900 && year <= 9999;
}, "Not a date of the years 1900 to 9999");
const text = z.string().nullable().default(null);

const { content: _, ...texts } = eachText(() => text);

const fields = {
  ...texts,
  title: z.string(),
  slug: z.string(),
  cover_source: text,
  noindex: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  /** Slugs; the database has keys. */
  authors: z.array(z.string()).default([]),
};

/** Front matter of a post in a site export. */
export const ExportedFields = z.object({
  id: z.guid(),
  ...fields,
  published: z.boolean(),
  publish_at: moment.nullable().default(null),
  unpublish_at: moment.nullable().default(null),
  created_at: moment,
  updated_at: moment,
  author: text,
  earlier_paths: z
    .array(
      z.object({ path: z.string().refine((path) => normalPath(path) === path), since: moment }),
    )
    .default([]),
  imported: z
    .object({ from: z.string(), hash: z.string().nullable(), edited: z.boolean() })
    .nullable()
    .default(null),
});

/** Front matter of unpublished changes. */
export const ChangedFields = z.object(fields);

export type ExportedPost = z.infer<typeof ExportedFields> & {
  content: string;
  changes: (z.infer<typeof ChangedFields> & { content: string }) | null;
};
