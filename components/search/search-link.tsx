"use client";

import { type ComponentType, type MouseEvent, useEffect, useState } from "react";

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const load = () => import("./search-dialog");

/** A link to /search; with JavaScript it opens a dialog instead, loaded on first use. */
export function SearchLink() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [open, setOpen] = useState(false);
  const show = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    load().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
        setOpen(true);
      },
      () => location.assign("/search"),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only sets state.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => isShortcut(event) && show(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <a
        href="/search"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={() => load().catch(() => {})}
        onClick={(event) => isPlain(event) && show(event)}
        className="grid h-12 w-12 max-[24rem]:w-10 place-items-center"
      >
        <span className="sr-only">Search</span>
        <svg viewBox="0 0 24 24" className="h-6 w-6" aria-hidden="true" focusable="false">
          <g fill="none" stroke="currentColor" strokeWidth="3">
            <circle cx="10" cy="10" r="7.5" />
            <path d="m15.5 15.5 7 7" />
          </g>
        </svg>
      </a>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key === "k";
  const isField = "input, textarea, select, [contenteditable]";
  return key === "/" && !(target instanceof Element && target.closest(isField));
}

/** Returns false for clicks that open a new tab or window. */
function isPlain({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
