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
export async function getContent<Name extends KindName>(
  name: Name,
  key: string = onlyKey,
): Promise<Content<Name>> {
  const content = await findContent(name, key);
  if (!content) throw new Error(`${name} has no default for ${key}`);
  return content;
}

/** Like getContent; returns null if nothing is shown for this key. */
export async function findContent<Name extends KindName>(
  name: Name,
  key: string,
): Promise<Content<Name> | null> {
  const entries = await listContent(name);
  return entries.find((entry) => entry.key === key)?.value ?? null;
}

/** Lists a kind's entries as visitors see them, or with drafts for an admin in Draft Mode. */
export async function listContent<Name extends KindName>(
  name: Name,
): Promise<Entry<Content<Name>>[]> {
  return shownEntries(name) as Promise<Entry<Content<Name>>[]>;
}

/** Lists a kind's published entries. Never depends on the visitor, unlike listContent. */
export async function listPublished<Name extends KindName>(
  name: Name,
): Promise<Entry<Content<Name>>[]> {
  return parsedEntries(name) as Promise<Entry<Content<Name>>[]>;
}

/** Returns a published content. Never depends on the visitor, unlike getContent. */
export async function getPublished<Name extends KindName>(
  name: Name,
  key: string = onlyKey,
): Promise<Content<Name>> {
  const found = (await listPublished(name)).find((entry) => entry.key === key);
  if (!found) throw new Error(`${name} has no default for ${key}`);
  return found.value;
}

/**
 * Like getPublished for a kind with one entry, but never throws: during an outage, returns what was
 * last known to this process, or the default.
 */
export async function getKnown<Name extends KindName>(name: Name): Promise<Content<Name>> {
  const stored = await readOrLastKnown(name, [], () => publishedEntries(name));
  const found = entriesOf(name, stored).find(({ key }) => key === onlyKey);
  if (!found) throw new Error(`${name} is not a kind with one entry`);
  return found.value;
}

const shownEntries = cache(async (name: KindName) => {
  const drafts = await listDrafts(name);
  return drafts ? entriesOf(name, drafts) : parsedEntries(name);
});

const parsedEntries = cache(async (name: KindName) =>
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
