"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { announce } from "@/components/admin/announce";
import { savePost } from "@/lib/posts/admin-actions";
import type { EditedPost, OpenedPost, PostInput, SaveOutcome } from "@/lib/posts/input";
import { postTexts, saveFailed } from "@/lib/posts/texts";

/** How long the success is shown before the list, in milliseconds (spec section 9). */
const shownFor = 1_500;

/** Where the editor stands with saving. */
export type SaveState =
  | { status: "idle" | "saving" | "success" | "signed-out" }
  | { status: "error"; message: string }
  | { status: "conflict"; theirs: EditedPost; mine: PostInput }
  | { status: "deleted"; mine: PostInput };

type Options = {
  onSaved: (post: EditedPost) => void;
  onInvalid: (errors: (SaveOutcome & { status: "invalid" })["errors"]) => void;
};

/** Saves, says what came of it, and goes to the list once it is through. */
export function useSaving({ onSaved, onInvalid }: Options) {
  const [state, setState] = useState<SaveState>({ status: "idle" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  const router = useRouter();

  // A page that is left is kept for coming back to, and then has nothing to say any more.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setState((now) => (now.status === "success" ? { status: "idle" } : now));
    },
    [],
  );

  /** `anew` is for a post whose page is no more: the list itself then says that it is saved. */
  const save = async (opened: OpenedPost | null, values: PostInput, anew = false) => {
    if (sending.current) return;
    sending.current = true;
    setState({ status: "saving" });
    const outcome = await savePost(opened, values).catch((): SaveOutcome => unreached);
    sending.current = false;
    setState(stateAfter(outcome, values));
    if (outcome.status === "invalid") onInvalid(outcome.errors);
    if (outcome.status !== "saved") return;
    onSaved(outcome.post);
    if (anew) announce(postTexts.saved);
    if (anew) return router.push("/admin/posts");
    timer.current = setTimeout(() => router.push("/admin/posts"), shownFor);
  };

  return { state, save, reset: () => setState({ status: "idle" }) };
}

const unreached: SaveOutcome = {
  status: "failed",
  message: saveFailed({ message: postTexts.unreached }),
};

function stateAfter(outcome: SaveOutcome, mine: PostInput): SaveState {
  switch (outcome.status) {
    case "saved":
      return { status: "success" };
    case "conflict":
      return { status: "conflict", theirs: outcome.post, mine };
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
