import { z } from "zod";
import { type UnsavedCopy, UnsavedText } from "@/lib/posts/admin/open-editor";

const Copy = UnsavedText.extend({ savedAt: z.number() });

/** In milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Keyed by admin, so that nobody else who signs in here is offered these copies. */
export function copiesOf(viewerId: string, postId: string | null): string {
  return `post-draft:${viewerId}:${postId ?? "new"}:`;
}

/** By the id of their editor; removes expired and unreadable copies. */
export function listCopies(prefix: string): UnsavedCopy[] {
  return keysWith(prefix).flatMap((key) => {
    const copy = read(key);
    if (!copy) removeCopy(key);
    return copy ? [{ ...copy, id: key.slice(prefix.length) }] : [];
  });
}

/** Ignores full or blocked storage: nothing is stored then. */
export function writeCopy(key: string, copy: z.input<typeof Copy>): void {
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

function read(key: string): z.output<typeof Copy> | null {
  try {
    const copy = Copy.parse(JSON.parse(localStorage.getItem(key) ?? ""));
    return Date.now() - copy.savedAt < maxAge ? copy : null;
  } catch {
    return null;
  }
}
