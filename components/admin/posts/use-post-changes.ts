"use client";

import { useCallback, useEffect, useOptimistic, useRef } from "react";
import { focusContent } from "@/components/admin/frame/focus-content";
import { formOf, useRowAction } from "@/components/admin/list/rows/use-row-action";
import { idle } from "@/lib/action";
import { changeFields, type PostChange } from "@/lib/posts/admin/change/change-fields";
import { changeFailed } from "@/lib/posts/admin/change/change-strings";
import { changePosts } from "@/lib/posts/admin/change/list-actions";
import { dateAhead } from "@/lib/posts/admin/date-ahead";
import type { ListedPost } from "@/lib/posts/admin/filter";
import { postStrings, updateFailed } from "@/lib/posts/admin/strings";

/** Optimistic: the server's list reverts a failed change, which is announced. */
export function usePostChanges(posts: ListedPost[]) {
  const [shown, show] = useOptimistic(posts, withChange);
  const { run, undoWith } = useRowAction();
  const keepFocus = useFocusFallback(shown);

  const undo = undoWith(changePosts, updateFailed(postStrings.unreached));

  const change = (change: PostChange) => {
    keepFocus();
    return run(
      () => changePosts(idle, formOf(changeFields(change))),
      changeFailed(change.kind, postStrings.unreached),
      { show: () => show(change), undo },
    );
  };
  return { shown, change };
}

function withChange(posts: ListedPost[], { kind, ids, now }: PostChange): ListedPost[] {
  if (kind === "delete") return posts.filter(({ id }) => !ids.includes(id));
  if (kind !== "publish" && kind !== "unpublish") return posts;
  const published = kind === "publish";
  const isChanged = (post: ListedPost) =>
    ids.includes(post.id) && (!published || now || dateAhead(post, Date.now()) === null);
  return posts.map((post) => (isChanged(post) ? { ...post, published } : post));
}

/** Focuses the content when a change removes the focused button. */
function useFocusFallback(shown: ListedPost[]): () => void {
  const acted = useRef(false);
  const keep = useCallback(() => {
    if (!acted.current || document.activeElement !== document.body) return;
    acted.current = false;
    focusContent();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks whenever the rows change.
  useEffect(keep, [shown]);
  useEffect(() => keep, [keep]);
  return () => {
    acted.current = true;
  };
}
