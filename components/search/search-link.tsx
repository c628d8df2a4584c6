"use client";

import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { isVisible } from "@/components/ui/is-visible";
import type { SearchDialogProps } from "./search-dialog";

type Props = {
  href?: string;
  load?: () => Promise<{ SearchDialog: ComponentType<SearchDialogProps> }>;
};

const loadDialog = () => import("./search-dialog");

/** A link that with JavaScript opens a dialog instead, loaded on first use. */
export function SearchLink({ href = "/search", load = loadDialog }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [open, setOpen] = useState(false);
  const show = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    load().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
        setOpen(true);
      },
      () => location.assign(href),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only sets state.
  useEffect(() => {
    // A page may have a link for each width, of which one is shown.
    const onKey = (event: KeyboardEvent) =>
      isShortcut(event) && isVisible(link.current) && show(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <a
        ref={link}
        href={href}
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

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  const isIn = (selector: string) => target instanceof Element && target.closest(selector);
  // The editor has a tool at the same keys.
  if (altKey || defaultPrevented || isIn("[role$=dialog]")) return false;
  if (ctrlKey || metaKey) return key === "k";
  return key === "/" && !isIn("input, textarea, select, [contenteditable]");
}

/** Returns false for clicks that open a new tab or window. */
function isPlain({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
