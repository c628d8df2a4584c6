import "server-only";
import { cache } from "react";
import { requireAdmin } from "@/lib/auth/session";
import { describe, errorsByField } from "@/lib/content/form/describe";
import { type Group, toTyped } from "@/lib/content/form/typed";
import { hasDefault, type Kind, schemaOf } from "@/lib/content/kind";
import { isKindName, type KindName } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";
import { orderedKeys, overlay, type StoredEntry, upgraded } from "@/lib/content/overlay";
import type { SessionClient } from "@/lib/supabase/clients";
import { call, orThrow } from "@/lib/supabase/query";
import { databaseErrors } from "./errors";
import type { ContentVersion, EditedEntry, ListedEntry } from "./schema";

type Stored = StoredEntry & {
  title: string;
  version: number;
  isDraft: boolean;
  updatedAt: string;
};

export function formOf(name: KindName, key: string): Group {
  return describe(schemaOf(kinds[name], key)) as Group;
}

/** Lists a kind's entries in the order in which visitors see them; hidden ones and drafts too. */
export async function listEntries(client: SessionClient, name: KindName): Promise<ListedEntry[]> {
  const kind: Kind = kinds[name];
  const stored = await listStored(client, name);
  const shown = stored.map((entry) => ({ ...entry, status: "published" as const }));
  const { entries, broken } = overlay<never>(kind, shown);
  return orderedKeys(kind, stored).map((key) => {
    const entry = stored.find((one) => one.key === key);
    const value = entries.find((one) => one.key === key)?.value;
    const title = value === undefined ? (entry?.title ?? key) : kind.titleOf(value, key);
    return { ...stateOf(kind, key, entry), title, isBroken: broken.includes(key) };
  });
}

/** Returns an entry's form, or an empty one for the key "". Null if there is no such entry. */
export const getEditedEntry = cache(
  async (name: string, key: string): Promise<EditedEntry | null> => {
    if (!isKindName(name)) return null;
    const { client } = await requireAdmin("contents");
    const kind: Kind = kinds[name];
    const [entry] = key ? await listStored(client, name, key) : [];
    const fallback = hasDefault(kind, key) ? kind.defaults()[key] : undefined;
    if (!entry && fallback === undefined && (key !== "" || !kind.isOpen)) return null;
    const value = entry?.value == null ? fallback : upgraded(kind, entry);
    const typed = toTyped(formOf(name, key), value);
    const parsed = schemaOf(kind, key).safeParse(typed);
    const state = stateOf(kind, key, entry);
    return {
      ...state,
      kind: name,
      version: entry?.version ?? 0,
      form: crypto.randomUUID(),
      title: kind.titleOf(typed, key) || (entry?.title ?? key),
      isBroken: state.status === "published" && !state.isDraft && !parsed.success,
      typed,
      errors: parsed.success
        ? await databaseErrors(client, { name, key }, parsed.data)
        : errorsByField(parsed.error),
      missing: entry?.missing ?? [],
    };
  },
);

/** Whether an entry has a default or a row, or the empty key of a new one. */
export async function isEntry(
  client: SessionClient,
  { name, key }: { name: KindName; key: string },
): Promise<boolean> {
  const kind: Kind = kinds[name];
  if (key === "") return kind.isOpen ?? false;
  return hasDefault(kind, key) || (await listStored(client, name, key)).length > 0;
}

async function listStored(client: SessionClient, name: KindName, key?: string): Promise<Stored[]> {
  return call(client, "list_content_drafts", {
    p_kind: name,
    ...(key !== undefined && { p_key: key }),
  });
}

function stateOf(kind: Kind, key: string, entry: Stored | undefined) {
  const isDefault = hasDefault(kind, key);
  const draft = isDefault ? "default" : "draft";
  const status = !entry || entry.status === "draft" ? draft : entry.status;
  return {
    id: entry?.id ?? null,
    key,
    status,
    isDraft: entry?.isDraft ?? false,
    hasDefault: isDefault,
    // Ordering stores entries that were never saved, as version 0.
    updatedAt: entry?.version ? entry.updatedAt : null,
  } as const;
}

/** Newest first. */
export async function listVersions(name: KindName, key: string): Promise<ContentVersion[]> {
  const { client } = await requireAdmin("contents");
  return call(client, "list_content_versions", { p_kind: name, p_key: key });
}

/** Returns the form's values in a version, or null if there is no such version. */
export async function getVersion(client: SessionClient, name: KindName, key: string, no: number) {
  const found = await client
    .from("content_versions")
    .select("value, schema_no, event, created_at")
    .match({ kind: name, key, locale: "", no })
    .maybeSingle()
    .then(orThrow("content_versions"));
  if (!found) return null;
  const { value, schema_no, event, created_at: createdAt } = found;
  const current = upgraded(kinds[name], { value, schemaNo: schema_no });
  return { event, createdAt, typed: toTyped(formOf(name, key), current) };
}
