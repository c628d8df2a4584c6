"use client";

import { useCallback, useEffect, useOptimistic, useRef, useTransition } from "react";
import { announce } from "@/components/admin/announce";
import type { ActionResult } from "@/lib/action";
import { deletePost, setPublished } from "@/lib/posts/admin-actions";
import type { ListedPost } from "@/lib/posts/listing";
import { deleteFailed, postTexts, updateFailed } from "@/lib/posts/texts";

type Change = { id: string; published: boolean } | { id: string; deleted: true };

/**
 * The list with what was just done to it. Each change shows at once; the server's answer brings the
 * list as it is by then, so one that failed undoes itself, and says why.
 */
export function usePostChanges(posts: ListedPost[]) {
  const [shown, show] = useOptimistic(posts, withChange);
  const [, startTransition] = useTransition();
  const keepFocus = useKeptFocus(shown);

  const change = (change: Change, act: () => Promise<ActionResult>, failed: string) => {
    keepFocus();
    startTransition(async () => {
      show(change);
      const result = await act().catch(() => null);
      if (result?.status === "success") announce(result.message);
      else announce(result?.status === "error" ? result.message : failed, "error");
    });
  };

  return {
    shown,
    setPublished: ({ id }: ListedPost, published: boolean) =>
      change(
        { id, published },
        () => setPublished(id, published),
        updateFailed(postTexts.unreached),
      ),
    remove: ({ id }: ListedPost) =>
      change({ id, deleted: true }, () => deletePost(id), deleteFailed(postTexts.unreached)),
  };
}

function withChange(posts: ListedPost[], change: Change): ListedPost[] {
  if ("deleted" in change) return posts.filter(({ id }) => id !== change.id);
  const { id, published } = change;
  return posts.map((post) => (post.id === id ? { ...post, published } : post));
}

/** Where a changed post leaves the list, or the list with it, its button takes the focus along: the content gets it. */
function useKeptFocus(shown: ListedPost[]): () => void {
  const acted = useRef(false);
  const keep = useCallback(() => {
    if (!acted.current || document.activeElement !== document.body) return;
    acted.current = false;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever other rows are shown.
  useEffect(keep, [shown]);
  useEffect(() => keep, [keep]);
  return () => {
    acted.current = true;
  };
}
