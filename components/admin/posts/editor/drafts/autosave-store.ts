import { emptyPost, postFields } from "@/lib/posts/admin/fields/fields";
import type { PostField } from "@/lib/posts/admin/schema";
import type { Autosave } from "@/lib/posts/admin/versions/open-editor";
import { withFallback } from "@/lib/with-fallback";

type StoredAutosave = Omit<Autosave, "id" | "isOpen">;

/** Maximum age of an autosave, in milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Autosaves are keyed by admin, so that no one else on this browser is offered them. */
export function storagePrefix(viewerId: string, postId: string | null): string {
  return `post-draft:${viewerId}:${postId ?? "new"}:`;
}

/** Lists autosaves with the id of their editor; removes expired and unreadable ones. */
export function listAutosaves(prefix: string): Autosave[] {
  return keysWith(prefix).flatMap((key) => {
    const autosave = read(key);
    if (!autosave) removeAutosave(key);
    return autosave ? [{ ...autosave, id: key.slice(prefix.length), isOpen: false }] : [];
  });
}

/** Does nothing if storage is full or blocked. */
export function writeAutosave(key: string, autosave: StoredAutosave): void {
  try {
    localStorage.setItem(key, JSON.stringify(autosave));
  } catch {}
}

export function removeAutosave(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

const keysWith = (prefix: string): string[] =>
  withFallback([], () => Object.keys(localStorage).filter((key) => key.startsWith(prefix)));

function read(key: string): StoredAutosave | null {
  try {
    const stored: StoredAutosave = JSON.parse(localStorage.getItem(key) ?? "");
    // Fields that earlier versions of the editor didn't have are empty.
    const autosave = { ...stored, values: { ...emptyPost, ...stored.values } };
    return isWhole(autosave) && Date.now() - autosave.savedAt < maxAge ? autosave : null;
  } catch {
    return null;
  }
}

/** Returns false for autosaves from earlier editor versions with different fields. */
function isWhole({ opened, values }: StoredAutosave): boolean {
  const isKept = (field: PostField) => typeof values[field] === typeof emptyPost[field];
  return opened !== undefined && postFields.every(isKept);
}
