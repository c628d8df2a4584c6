import { parseMediaPath } from "@/lib/markdown/media-path";
import type { Json } from "@/lib/supabase/database.types";
import { type Kind, schemaOf } from "./kind";

/** A stored entry. `value` is null if there is nothing to show. */
export type StoredEntry = {
  id: string;
  key: string;
  status: "draft" | "published" | "hidden";
  position: number | null;
  schemaNo: number;
  value: Json;
  /** The published value; only set when drafts are listed too. */
  published?: Json;
  isDraft?: boolean;
  /** Pictures in the values that are no longer in the library. */
  missing: string[];
};

export type Entry<Value> = { key: string; value: Value };

type Overlaid<Value> = {
  entries: Entry<Value>[];
  /** Keys whose value no longer fits the schema, so that the default is shown. */
  broken: string[];
};

/** Lays stored entries over the defaults of their kind, in the order in which they are shown. */
export function overlay<Value>(kind: Kind, stored: readonly StoredEntry[]): Overlaid<Value> {
  const defaults = kind.defaults() as Readonly<Record<string, Value>>;
  const byKey = new Map(stored.map((entry) => [entry.key, entry]));
  const broken: string[] = [];
  const entries = orderedKeys(kind, stored).flatMap((key) => {
    const fallback = Object.hasOwn(defaults, key) ? defaults[key] : undefined;
    const entry = byKey.get(key);
    if (entry?.status === "hidden") return [];
    const values = [entry?.value, entry?.published].filter((value) => value != null);
    const value = values.map((value) => readValue(kind, { ...entry, value })).find(Boolean);
    const isPublished = entry?.published != null || (entry?.value != null && !entry.isDraft);
    if (isPublished && !value) broken.push(key);
    const shown = (value as Value | undefined) ?? fallback;
    return shown === undefined ? [] : [{ key, value: shown }];
  });
  return { entries, broken };
}

/** Lists the keys of defaults and stored entries in their order, including those not shown. */
export function orderedKeys(kind: Kind, stored: readonly StoredEntry[]): string[] {
  const places = new Map(stored.map(({ key, position }) => [key, position ?? 0]));
  const keys = [...new Set([...Object.keys(kind.defaults()), ...places.keys()])];
  // The newest first: keys of added entries are numbers.
  if (kind.isOpen) keys.sort((one, other) => Number(other) - Number(one));
  // A stable sort: entries that were never ordered keep their place.
  return keys.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/** Returns null for a value that doesn't fit the schema. Missing pictures become empty. */
function readValue(
  kind: Kind,
  { key = "", value, schemaNo = 1, missing = [] }: Partial<StoredEntry>,
) {
  const parsed = schemaOf(kind, key).safeParse(upgraded(kind, { value, schemaNo }));
  return parsed.success ? withoutPictures(parsed.data, new Set(missing)) : null;
}

/** Brings a value stored with an earlier schema up to the current one. */
export function upgraded(
  { upgrades = [] }: Kind,
  { value, schemaNo }: { value: unknown; schemaNo: number },
): unknown {
  return upgrades.slice(schemaNo - 1).reduce((current, upgrade) => upgrade(current), value);
}

export const schemaNo = ({ upgrades = [] }: Kind): number => upgrades.length + 1;

function withoutPictures(value: unknown, missing: ReadonlySet<string>): unknown {
  if (missing.size === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutPictures(item, missing));
  if ("src" in value && missing.has(parseMediaPath(String(value.src))?.id ?? "")) {
    return { ...value, src: "", alt: "" };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutPictures(inner, missing)]),
  );
}
