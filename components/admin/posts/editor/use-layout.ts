"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { PostField } from "@/lib/posts/admin/schema";

export const views = { write: "Write", preview: "Preview", both: "Side by side" } as const;

export type View = keyof typeof views;

const storageKey = "post-editor-layout";

/** Panels of the details. */
export const panels = { post: "Post", publish: "Publish", versions: "Versions" } as const;

export type PanelName = keyof typeof panels;

type Remembered = { view: View; details: boolean };

export type Layout = ReturnType<typeof useLayout>;

/** Which parts of the editor are shown, remembered in this browser. */
export function useLayout() {
  const [shown, setShown] = useState<Remembered>({ view: "write", details: true });

  const [full, setFull] = useState(false);
  const [panel, setPanel] = useState<PanelName>("post");

  // Exits full screen on navigation, because Next.js keeps previous pages mounted.
  useEffect(() => () => setFull(false), []);

  useEffect(() => {
    if (!full) return;
    const leave = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isInDialog = target instanceof Element && target.closest(".dialog");
      if (key === "Escape" && !defaultPrevented && !isInDialog) setFull(false);
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [full]);

  useEffect(() => {
    setShown((now) => ({ ...now, ...read() }));
    // URLs with a hash point to a form in this panel.
    if (location.hash) setPanel("publish");
  }, []);

  const show = (changed: Partial<Remembered>) => {
    const next = { ...shown, ...changed };
    setShown(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Storage is full or blocked, so the layout is not remembered.
    }
  };
  /** This and `reveal` render synchronously, so that the fields can be focused. */
  const showPublish = () =>
    flushSync(() => {
      setFull(false);
      setPanel("publish");
      setShown((now) => ({ ...now, details: true }));
    });
  const reveal = (fields: readonly string[]) =>
    flushSync(() => {
      if (!fields.every(isText)) {
        setFull(false);
        setPanel("post");
      }
      setShown((now) => ({
        view: now.view === "preview" && fields.some(isText) ? "write" : now.view,
        details: now.details || !fields.every(isText),
      }));
    });

  return {
    ...shown,
    show,
    reveal,
    full,
    toggleFull: () => setFull(!full),
    panel,
    setPanel,
    showPublish,
  };
}

const text: readonly PostField[] = ["title", "content"];

const isText = (field: string) => text.some((name) => name === field);

function read(): Partial<Remembered> {
  try {
    const { view, details } = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return {
      // Preview alone is not restored: it is only for a quick look.
      ...(view === "both" && matchMedia("(width >= 80rem)").matches && { view }),
      ...(typeof details === "boolean" && { details }),
    };
  } catch {
    return {};
  }
}
