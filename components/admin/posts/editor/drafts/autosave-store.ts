import { emptyPost, postFields } from "@/lib/posts/admin/fields/fields";
import type { PostField } from "@/lib/posts/admin/schema";
import type { UnsavedCopy } from "@/lib/posts/admin/versions/open-editor";

type Copy = Omit<UnsavedCopy, "id" | "isOpen">;

/** Maximum age of a copy, in milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Keyed by admin, so that others who sign in on this browser are not offered these copies. */
export function copiesOf(viewerId: string, postId: string | null): string {
  return `post-draft:${viewerId}:${postId ?? "new"}:`;
}

/** Lists copies with the id of their editor; removes expired and unreadable ones. */
export function listCopies(prefix: string): UnsavedCopy[] {
  return keysWith(prefix).flatMap((key) => {
    const copy = read(key);
    if (!copy) removeCopy(key);
    return copy ? [{ ...copy, id: key.slice(prefix.length), isOpen: false }] : [];
  });
}

/** Does nothing if storage is full or blocked. */
export function writeCopy(key: string, copy: Copy): void {
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

function read(key: string): Copy | null {
  try {
    const copy: Copy = JSON.parse(localStorage.getItem(key) ?? "");
    return isWhole(copy) && Date.now() - copy.savedAt < maxAge ? copy : null;
  } catch {
    return null;
  }
}

/** Returns false for copies from earlier editor versions with different fields. */
function isWhole({ opened, values }: Copy): boolean {
  const isKept = (field: PostField) => typeof values[field] === typeof emptyPost[field];
  return opened !== undefined && postFields.every(isKept);
}
