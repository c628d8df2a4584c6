"use client";

import { useCallback, useEffect, useOptimistic, useRef } from "react";
import { useRowAction } from "@/components/admin/list/use-row-action";
import { deletePost, setPublished } from "@/lib/posts/admin/actions";
import type { ListedPost } from "@/lib/posts/admin/filter";
import { deleteFailed, postStrings, updateFailed } from "@/lib/posts/admin/strings";

type Change = { id: string; published: boolean } | { id: string; deleted: true };

/** Optimistic: the server's list undoes a failed change, which is announced. */
export function usePostChanges(posts: ListedPost[]) {
  const [shown, show] = useOptimistic(posts, withChange);
  const { run } = useRowAction();
  const keepFocus = useFocusFallback(shown);

  return {
    shown,
    setPublished: ({ id }: ListedPost, published: boolean) => {
      keepFocus();
      const unreached = updateFailed(postStrings.unreached);
      void run(
        () => setPublished(id, published),
        unreached,
        () => show({ id, published }),
      );
    },
    remove: ({ id }: ListedPost) => {
      keepFocus();
      const unreached = deleteFailed(postStrings.unreached);
      void run(
        () => deletePost(id),
        unreached,
        () => show({ id, deleted: true }),
      );
    },
  };
}

function withChange(posts: ListedPost[], change: Change): ListedPost[] {
  if ("deleted" in change) return posts.filter(({ id }) => id !== change.id);
  const { id, published } = change;
  return posts.map((post) => (post.id === id ? { ...post, published } : post));
}

/** Focuses the content when a change removes the focused button. */
function useFocusFallback(shown: ListedPost[]): () => void {
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
