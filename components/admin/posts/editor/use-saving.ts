"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { announce } from "@/components/admin/frame/announce";
import { savePost } from "@/lib/posts/admin/actions";
import type { EditedPost, OpenedPost, PostInput, SaveOutcome } from "@/lib/posts/admin/schema";
import { postStrings, saveFailed } from "@/lib/posts/admin/strings";

const redirectDelayMs = 1_500;

export type SaveState =
  | { status: "idle" | "saving" | "success" | "signed-out" }
  | { status: "error"; message: string }
  | { status: "conflict"; theirs: EditedPost; mine: PostInput }
  | { status: "deleted"; mine: PostInput };

type Options = {
  onSaved: (post: EditedPost) => void;
  onInvalid: (errors: (SaveOutcome & { status: "invalid" })["errors"]) => void;
};

export function useSaving({ onSaved, onInvalid }: Options) {
  const [state, setState] = useState<SaveState>({ status: "idle" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  const router = useRouter();

  // Next.js keeps left pages mounted: an old success must not show again.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setState((now) => (now.status === "success" ? { status: "idle" } : now));
    },
    [],
  );

  /** `asNew` re-creates a deleted post, whose page is gone: the list announces it. */
  const save = async (opened: OpenedPost | null, values: PostInput, asNew = false) => {
    if (sending.current) return;
    sending.current = true;
    setState({ status: "saving" });
    const outcome = await savePost(opened, values).catch((): SaveOutcome => unreached);
    sending.current = false;
    setState(stateAfter(outcome, values));
    if (outcome.status === "invalid") onInvalid(outcome.errors);
    if (outcome.status !== "saved") return;
    onSaved(outcome.post);
    if (asNew) announce(postStrings.saved);
    if (asNew) return router.push("/admin/posts");
    timer.current = setTimeout(() => router.push("/admin/posts"), redirectDelayMs);
  };

  return { state, save, reset: () => setState({ status: "idle" }) };
}

const unreached: SaveOutcome = {
  status: "failed",
  message: saveFailed({ message: postStrings.unreached }),
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
