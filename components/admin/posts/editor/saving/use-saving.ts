"use client";

import { unstable_isUnrecognizedActionError, useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { announce } from "@/components/admin/frame/live/announce";
import { useListHref } from "@/components/admin/list/filter/use-list-href";
import { busyTextOf } from "@/lib/forms/submission";
import { discardChanges, savePost } from "@/lib/posts/admin/actions";
import type { EditedPost, OpenedPost, PostInput, SaveOutcome } from "@/lib/posts/admin/schema";
import { postStrings, saveFailed } from "@/lib/posts/admin/strings";

const redirectDelayMs = 1_500;

export type SaveState =
  | { status: "idle" | "success" }
  /** `stay` is true if the author keeps editing. */
  | { status: "saving"; stay: boolean }
  | { status: "conflict"; theirs: EditedPost; mine: PostInput; stay: boolean }
  | Extract<SaveOutcome, { status: "dated" | "deleted" | "failed" | "signed-out" }>;

type Options = {
  /** Called when a new post is saved and its author keeps editing. */
  onStored: (id: string) => void;
  onInvalid: (errors: (SaveOutcome & { status: "invalid" })["errors"]) => void;
};

type Saved = (post: EditedPost) => void;

export function useSaving({ onStored, onInvalid }: Options) {
  const [state, setState] = useState<SaveState>({ status: "idle" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(Promise.resolve());
  const isLeaving = useRef(false);
  const router = useRouter();
  const list = useListHref("/admin/posts");

  // Next.js keeps previous pages mounted: an old success must not show again.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      isLeaving.current = false;
      setState((now) => (now.status === "success" ? { status: "idle" } : now));
    },
    [],
  );

  /** Runs saves one at a time and in order, each based on the result of the previous one. */
  const inTurn = (work: () => Promise<unknown>) => {
    turn.current = turn.current
      .catch(() => {})
      .then(async () => {
        if (!isLeaving.current) await work();
      });
  };

  const send = async (
    values: PostInput,
    work: () => Promise<SaveOutcome>,
    { stay = false, onSaved }: { stay?: boolean; onSaved: Saved },
  ) => {
    setState({ status: "saving", stay });
    const outcome = await work().catch(failureOf);
    setState(stateAfter(outcome, values, stay));
    if (outcome.status === "invalid") onInvalid(outcome.errors);
    if (outcome.status !== "saved") return null;
    onSaved(outcome.post);
    return outcome.post;
  };

  /** Returns to the list, unless the author keeps editing. */
  const save = async (
    over: OpenedPost | null,
    values: PostInput,
    options: { stay?: boolean; onSaved: Saved },
  ) => {
    const post = await send(values, () => savePost(over, values), options);
    if (post && options.stay) return over ? showParts(over, post) : onStored(post.id);
    if (!post) return;
    isLeaving.current = true;
    timer.current = setTimeout(() => router.push(list), redirectDelayMs);
  };
  /** Recreates a deleted post. Its page is gone, so the list announces the result. */
  const createAgain = async (values: PostInput, onSaved: Saved) => {
    if (!(await send(values, () => savePost(null, values), { onSaved }))) return;
    isLeaving.current = true;
    announce(postStrings.saved);
    router.push(list);
  };
  const discard = async (opened: OpenedPost, values: PostInput, onSaved: Saved) => {
    const post = await send(values, () => discardChanges(opened), { stay: true, onSaved });
    if (post) showParts(opened, post);
  };
  /** Refreshes the sections that depend on unpublished changes. */
  const showParts = (before: OpenedPost, after: EditedPost) => {
    if (hasChanges(before) !== hasChanges(after)) router.refresh();
  };

  return { state, inTurn, save, createAgain, discard, reset: () => setState({ status: "idle" }) };
}

function hasChanges({ draftVersion = null }: Pick<OpenedPost, "draftVersion">): boolean {
  return draftVersion !== null;
}

function failureOf(error: unknown): SaveOutcome {
  return { status: "failed", message: saveFailed({ message: reasonOf(error) }) };
}

function reasonOf(error: unknown): string {
  // After a deployment, the server does not recognise actions of pages opened before it.
  if (unstable_isUnrecognizedActionError(error)) return postStrings.updated;
  // `fetch` throws a TypeError on network failure.
  if (!(error instanceof Error) || error instanceof TypeError) return postStrings.unreached;
  return busyTextOf(error) ?? postStrings.notAnswered;
}

function stateAfter(outcome: SaveOutcome, mine: PostInput, stay: boolean): SaveState {
  switch (outcome.status) {
    case "saved":
      return { status: stay ? "idle" : "success" };
    case "invalid":
      return { status: "idle" };
    case "conflict":
      return { status: "conflict", theirs: outcome.post, mine, stay };
    default:
      return outcome;
  }
}
