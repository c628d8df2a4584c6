"use client";

import { unstable_isUnrecognizedActionError, useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { announce } from "@/components/admin/frame/announce";
import { useListHref } from "@/components/admin/list/use-list-href";
import { discardChanges, savePost } from "@/lib/posts/admin/actions";
import type { EditedPost, OpenedPost, PostInput, SaveOutcome } from "@/lib/posts/admin/schema";
import { postStrings, saveFailed } from "@/lib/posts/admin/strings";

const redirectDelayMs = 1_500;

export type SaveState =
  | { status: "idle" | "success" | "signed-out" }
  /** An author who stays goes on typing. */
  | { status: "saving"; stay: boolean }
  /** By an author who stays. */
  | { status: "saved" }
  | { status: "error"; message: string }
  | { status: "conflict"; theirs: EditedPost; mine: PostInput; stay: boolean }
  | { status: "deleted"; mine: PostInput };

type Options = {
  /** Of a new post whose author stays. */
  onStored: (id: string) => void;
  onSaved: (post: EditedPost, stay: boolean) => void;
  onInvalid: (errors: (SaveOutcome & { status: "invalid" })["errors"]) => void;
};

export function useSaving({ onStored, onSaved, onInvalid }: Options) {
  const [state, setState] = useState<SaveState>({ status: "idle" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  const router = useRouter();
  const list = useListHref("/admin/posts");

  // Next.js keeps left pages mounted: an old success must not show again.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setState((now) => (now.status === "success" ? { status: "idle" } : now));
    },
    [],
  );

  const send = async (values: PostInput, work: () => Promise<SaveOutcome>, stay: boolean) => {
    if (sending.current) return null;
    sending.current = true;
    setState({ status: "saving", stay });
    const outcome = await work().catch(failureOf);
    sending.current = false;
    setState(stateAfter(outcome, values, stay));
    if (outcome.status === "invalid") onInvalid(outcome.errors);
    if (outcome.status !== "saved") return null;
    onSaved(outcome.post, stay);
    return outcome.post;
  };

  /** Goes on to the list, unless the author stays. */
  const save = async (over: OpenedPost | null, values: PostInput, { stay = false } = {}) => {
    const post = await send(values, () => savePost(over, values), stay);
    if (post && stay && !over) onStored(post.id);
    if (!post || stay) return;
    timer.current = setTimeout(() => router.push(list), redirectDelayMs);
  };
  /** Of a deleted post, whose page is gone: the list announces it. */
  const createAgain = async (values: PostInput) => {
    if (!(await send(values, () => savePost(null, values), false))) return;
    announce(postStrings.saved);
    router.push(list);
  };
  const discard = (opened: OpenedPost, values: PostInput) =>
    send(values, () => discardChanges(opened), true);

  return { state, save, createAgain, discard, reset: () => setState({ status: "idle" }) };
}

function failureOf(error: unknown): SaveOutcome {
  // A new version of the site does not know the actions of a page that was open before.
  const isOld = unstable_isUnrecognizedActionError(error);
  const message = isOld ? postStrings.updated : postStrings.unreached;
  return { status: "failed", message: saveFailed({ message }) };
}

function stateAfter(outcome: SaveOutcome, mine: PostInput, stay: boolean): SaveState {
  switch (outcome.status) {
    case "saved":
      return { status: stay ? "saved" : "success" };
    case "conflict":
      return { status: "conflict", theirs: outcome.post, mine, stay };
    case "deleted":
      return { status: "deleted", mine };
    case "failed":
      return { status: "error", message: outcome.message };
    case "invalid":
      return { status: "idle" };
    case "signed-out":
      return { status: "signed-out" };
  }
}
