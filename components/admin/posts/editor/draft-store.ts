import { z } from "zod";

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
    tags: z.array(z.string()),
    published: z.boolean(),
  }),
});

export type DraftCopy = z.infer<typeof Copy>;
export type StoredCopy = DraftCopy & { key: string };

/** In milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Keyed by admin, so that nobody else who signs in here is offered these copies. */
export function copiesOf(viewerId: string, postId: string | null): string {
  return `post-draft:${viewerId}:${postId ?? "new"}:`;
}

/** Newest first; removes expired and unreadable copies. */
export function listCopies(prefix: string): StoredCopy[] {
  const copies = keysWith(prefix).flatMap((key) => {
    const copy = read(key);
    if (!copy) removeCopy(key);
    return copy ? [{ ...copy, key }] : [];
  });
  return copies.sort((one, other) => other.savedAt - one.savedAt);
}

/** Ignores full or blocked storage: nothing is stored then. */
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
    return Date.now() - copy.savedAt < maxAge ? copy : null;
  } catch {
    return null;
  }
}
