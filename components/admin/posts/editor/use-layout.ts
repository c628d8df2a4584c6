"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { PostField } from "@/lib/posts/admin/schema";

export const views = { write: "Write", preview: "Preview", both: "Side by side" } as const;

export type View = keyof typeof views;

const storageKey = "post-editor-layout";

type Remembered = { view: View; details: boolean };

export type Layout = ReturnType<typeof useLayout>;

/** What of the editor is shown, as it was left in this browser. */
export function useLayout() {
  const [shown, setShown] = useState<Remembered>({ view: "write", details: true });

  const [full, setFull] = useState(false);

  // Next.js keeps left pages mounted.
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

  useEffect(() => setShown((now) => ({ ...now, ...read() })), []);

  const show = (changed: Partial<Remembered>) => {
    const next = { ...shown, ...changed };
    setShown(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Full or blocked: it is not remembered.
    }
  };
  /** At once, so that the fields can be focused. */
  const reveal = (fields: readonly string[]) =>
    flushSync(() => {
      if (!fields.every(isText)) setFull(false);
      setShown((now) => ({
        view: now.view === "preview" && fields.some(isText) ? "write" : now.view,
        details: now.details || !fields.every(isText),
      }));
    });

  return { ...shown, show, reveal, full, toggleFull: () => setFull(!full) };
}

const text: readonly PostField[] = ["title", "content"];

const isText = (field: string) => text.some((name) => name === field);

function read(): Partial<Remembered> {
  try {
    const { view, details } = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return {
      // A preview alone is for a look.
      ...(view === "both" && matchMedia("(width >= 80rem)").matches && { view }),
      ...(typeof details === "boolean" && { details }),
    };
  } catch {
    return {};
  }
}
