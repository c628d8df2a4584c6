import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { viewerInDraftMode } from "@/lib/auth/draft-viewer";
import { may } from "@/lib/auth/permissions";
import { reportError } from "@/lib/log";
import { processWide } from "@/lib/process-state";
import { publicClient, sessionClient } from "@/lib/supabase/clients";
import { readForPage, readOrLastKnown } from "@/lib/supabase/last-known";
import { call } from "@/lib/supabase/query";
import { onlyKey } from "./kind";
import type { KindName } from "./kind-labels";
import { type Content, kinds } from "./kinds";
import { type Entry, overlay, type StoredEntry } from "./overlay";

export const contentTag = (name: KindName) => `content:${name}`;

/**
 * Returns a content as visitors see it, or with drafts for an admin in Draft Mode. Throws on an
 * outage, except in the response to a form.
 */
export async function getContent<Name extends KindName>(name: Name, key: string = onlyKey) {
  return valueAt(name, key, await listContent(name));
}

/** Returns a published content. Never depends on the visitor, unlike getContent. */
export async function getPublished<Name extends KindName>(name: Name, key: string = onlyKey) {
  return valueAt(name, key, await listPublished(name));
}

/**
 * Like getPublished for a kind with one entry, but never throws: during an outage, returns what was
 * last known to this process, or the default.
 */
export async function getKnown<Name extends KindName>(name: Name) {
  const stored = await readOrLastKnown(name, [], () => publishedEntries(name));
  return valueAt(name, onlyKey, entriesOf(name, stored));
}

function valueAt<Value>(name: KindName, key: string, entries: readonly Entry<Value>[]): Value {
  const found = entries.find((entry) => entry.key === key);
  if (!found) throw new Error(`${name} has no default for ${key}`);
  return found.value;
}

/** Lists a kind's entries as visitors see them, or with drafts for an admin in Draft Mode. */
export const listContent = cache(
  async <Name extends KindName>(name: Name): Promise<Entry<Content<Name>>[]> => {
    const drafts = await listDrafts(name);
    return drafts ? entriesOf(name, drafts) : listPublished(name);
  },
);

/** Lists a kind's published entries. Never depends on the visitor, unlike listContent. */
export const listPublished = cache(
  async <Name extends KindName>(name: Name): Promise<Entry<Content<Name>>[]> =>
    entriesOf(name, await readForPage(name, [], () => publishedEntries(name))),
);

async function publishedEntries(name: KindName): Promise<StoredEntry[]> {
  "use cache";
  cacheTag(contentTag(name));
  cacheLife("max");
  return call(publicClient(), "list_contents", { p_kind: name });
}

/** Returns a kind's stored entries with drafts; null for anyone but an admin in Draft Mode. */
export const listDrafts = cache(async (name: KindName): Promise<StoredEntry[] | null> => {
  if (!may(await viewerInDraftMode(), "contents")) return null;
  return call(await sessionClient(), "list_content_drafts", { p_kind: name });
});

const reported = processWide("broken-contents", new Set<string>());

function entriesOf<Name extends KindName>(name: Name, stored: readonly StoredEntry[]) {
  const { entries, broken } = overlay<Content<Name>>(kinds[name], stored);
  for (const key of broken) {
    const place = `${name}/${key}`;
    if (reported.has(place)) continue;
    reported.add(place);
    reportError(new Error(`${place} doesn't fit its schema, so the default is shown`), "contents");
  }
  return entries;
}
