import "server-only";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { hasDefault, type Kind } from "@/lib/content/kind";
import { isKindName } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";
import { schemaNo, upgraded } from "@/lib/content/overlay";
import type { Json } from "@/lib/supabase/database.types";
import { call } from "@/lib/supabase/query";
import { listAuthorSlugs } from "@/lib/transfer/authors";
import type { ImportOptions } from "@/lib/transfer/import/options";
import { leaveOut, type TransferReport } from "@/lib/transfer/report";
import { storable } from "@/lib/transfer/storable";

const version = z.int().positive().catch(1);

const Entry = z.object({
  kind: z.string().refine(isKindName),
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  title: z.string().max(200),
  status: z.enum(["draft", "published", "hidden"]),
  published: z.json().nullable(),
  schema_no: version,
  position: z.int().nullable().catch(null),
  is_added: z.boolean().catch(false),
  published_at: z.iso.datetime({ offset: true }).nullable().catch(null),
  draft: z.json().nullable().catch(null),
  draft_schema_no: version,
});

type Entry = z.infer<typeof Entry>;

/** Key of an added entry: a number, far below the end of the database's sequence. */
const addedKey = /^[1-9]\d{0,8}$/;

const slugOf = ({ kind, published }: Entry): string =>
  kind === "authors" ? String(Object(published).slug ?? "") : "";

/**
 * Stores exported contents, except those edited on this site, which the report lists. Returns the
 * authors' keys after the import, by slug.
 */
export async function importContents(
  list: unknown,
  { client, isApplied }: ImportOptions,
  report: TransferReport,
): Promise<Map<string, string>> {
  const authors = new Map((await listAuthorSlugs(client)).map(({ key, slug }) => [slug, key]));
  const entries = (Array.isArray(list) ? list : []).flatMap((given) => {
    const { data: entry } = Entry.safeParse(given);
    const name = `content ${Object(given).kind}/${Object(given).key}`;
    const known = entry && authors.get(slugOf(entry));
    if (known && known !== entry.key) leaveOut(report, name, "another author uses its slug");
    else if (entry && fits(entry)) {
      return [{ ...entry, is_added: !hasDefault(kinds[entry.kind], entry.key) }];
    } else leaveOut(report, name, "it doesn't fit this site's forms");
    return [];
  });
  // Authors of different sites may have the same key.
  const keys = [...authors.values(), ...entries.map(({ key }) => key)].map(Number);
  let last = Math.max(9, ...keys.filter(Number.isInteger));
  const added = entries.map((entry) => {
    const slug = slugOf(entry);
    const isUsed = slug && !authors.has(slug) && [...authors.values()].includes(entry.key);
    return isUsed ? { ...entry, key: String(++last) } : entry;
  });
  const stored: Stored[] = await call(client, "import_contents", {
    p_entries: storable(added),
    p_is_applied: isApplied,
  });
  report.contents = stored.length;
  const present: Stored[] =
    stored.length < added.length ? await call(client, "export_contents") : [];
  for (const entry of added) {
    const isEntry = ({ kind, key }: Stored) => kind === entry.kind && key === entry.key;
    if (stored.some(isEntry)) {
      if (slugOf(entry)) authors.set(slugOf(entry), entry.key);
    } else if (!isDeepStrictEqual(valuesOf(present.find(isEntry)), valuesOf(entry))) {
      leaveOut(report, `content ${entry.kind}/${entry.key}`, "this site already has its own");
    }
  }
  return authors;
}

type Values = Partial<Pick<Entry, "status" | "published" | "draft">>;
type Stored = { kind: string; key: string } & Values;

const valuesOf = ({ status, published, draft }: Values = {}) => [status, published, draft];

/** Whether the published value fits its schema; a draft may have errors. */
function fits(entry: Entry): boolean {
  const kind: Kind = kinds[entry.kind];
  const isAdded = kind.isOpen && entry.is_added && addedKey.test(entry.key);
  const isKnown = hasDefault(kind, entry.key) || isAdded;
  if (!isKnown || Math.max(entry.schema_no, entry.draft_schema_no) > schemaNo(kind)) return false;
  if (entry.published === null) return entry.status !== "published";
  const value = upgraded(kind, { value: entry.published as Json, schemaNo: entry.schema_no });
  return kind.schema.safeParse(value).success;
}
