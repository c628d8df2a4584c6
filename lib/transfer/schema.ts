import { z } from "zod";
import { isSlug } from "@/lib/posts/schema";

/** What the file `export.json` of an export says of the others. */
export const siteExport = { format: "site-export", version: 1 } as const;

const moment = z.iso.datetime({ offset: true });
const text = z.string().nullable().default(null);

const fields = {
  title: z.string(),
  slug: z.string(),
  cover_image: text,
  cover_source: text,
  cover_alt: text,
  excerpt: text,
  tags: z.array(z.string()).default([]),
};

/** The front matter of a post in an export of a site. */
export const ExportedFields = z.object({
  id: z.guid(),
  ...fields,
  published: z.boolean(),
  publish_at: moment.nullable().default(null),
  unpublish_at: moment.nullable().default(null),
  created_at: moment,
  updated_at: moment,
  author: text,
  earlier_slugs: z.array(z.object({ slug: z.string().refine(isSlug), since: moment })).default([]),
  imported: z
    .object({ from: z.string(), hash: z.string().nullable(), edited: z.boolean() })
    .nullable()
    .default(null),
});

/** Of changes that are not published. */
export const ChangedFields = z.object(fields);

export type ExportedPost = z.infer<typeof ExportedFields> & {
  content: string;
  changes: (z.infer<typeof ChangedFields> & { content: string }) | null;
};
