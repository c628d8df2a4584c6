import { z } from "zod";

/** What an editor held when it was last left without saving. */
const Copy = z.object({
  savedAt: z.number(),
  opened: z.object({ id: z.string(), updatedAt: z.string(), slug: z.string() }).nullable(),
  values: z.object({
    title: z.string(),
    slug: z.string(),
    cover_image: z.string(),
    cover_alt: z.string(),
    content: z.string(),
    excerpt: z.string(),
    published: z.boolean(),
  }),
});

export type DraftCopy = z.infer<typeof Copy>;
export type KeptCopy = DraftCopy & { key: string };

/** After that long nobody is coming back for it, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Where this browser keeps the unsaved copies of one post for one admin: whoever else signs in here is
 * not offered them. Every editor that is open writes under a key of its own.
 */
export function copiesOf(viewerId: string, postId: string | null): string {
  return `kiskadee-draft:${viewerId}:${postId ?? "new"}:`;
}

/** The copies that are kept, newest first; what is too old or unreadable is removed. */
export function listCopies(prefix: string): KeptCopy[] {
  const copies = keysWith(prefix).flatMap((key) => {
    const copy = read(key);
    if (!copy) removeCopy(key);
    return copy ? [{ ...copy, key }] : [];
  });
  return copies.sort((one, other) => other.savedAt - one.savedAt);
}

/** Full or forbidden storage keeps no copy; writing goes on without one. */
export function writeCopy(key: string, copy: DraftCopy): void {
  try {
    localStorage.setItem(key, JSON.stringify(copy));
  } catch {}
}

export function removeCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(key: string): DraftCopy | null {
  try {
    const copy = Copy.parse(JSON.parse(localStorage.getItem(key) ?? ""));
    return Date.now() - copy.savedAt < keptFor ? copy : null;
  } catch {
    return null;
  }
}
