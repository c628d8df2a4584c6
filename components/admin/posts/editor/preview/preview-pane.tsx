"use client";

import { useEffect } from "react";
import type { PostForm } from "@/components/admin/posts/editor/fields/field-props";
import type { Selected } from "@/components/admin/posts/editor/writing/edit";
import type { PostText } from "@/components/admin/posts/editor/writing/text/post-text";
import { type RenderPost, usePreview } from "./use-preview";

const followMs = 150;

type Props = {
  form: PostForm;
  render: RenderPost;
  coverOf: (url: string) => string | null;
  /** The preview follows its caret. */
  text: () => PostText | null;
};

export function PreviewPane({ form, render, coverOf, text }: Props) {
  const { pane, preview } = usePreview(form, render, coverOf);

  // Follows the caret, debounced.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const shown = text();
      if (shown && pane.current?.offsetParent) followCaret(shown.selected(), pane.current);
    };
    const wait = () => {
      if (!text()?.hasFocus()) return;
      clearTimeout(timer);
      timer = setTimeout(follow, followMs);
    };
    if (preview) wait();
    document.addEventListener("selectionchange", wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", wait);
    };
  }, [pane, text, preview]);

  // Links open in a new tab: following one here would leave the editor.
  useEffect(() => {
    const element = pane.current;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      event.preventDefault();
      if (!link.getAttribute("href")?.startsWith("#")) openBeside(link.href);
    };
    element?.addEventListener("click", open);
    return () => element?.removeEventListener("click", open);
  }, [pane]);

  return (
    <section
      ref={pane}
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
      tabIndex={0}
      className="post-pane-preview post-preview"
    >
      {preview?.failed && (
        <p className="mb-4 text-muted">
          The preview could not be updated. It will retry as you type.
        </p>
      )}
      {preview?.node}
    </section>
  );
}

const openBeside = (url: string) => window.open(url, "_blank", "noopener");

/** Scrolls the preview to the caret's block if that is out of view. */
function followCaret({ text, start }: Selected, pane: HTMLElement): void {
  const block = blockAt(pane, text.slice(0, start).split("\n").length);
  if (!block || pane.scrollHeight <= pane.clientHeight) return;
  const { top, bottom } = pane.getBoundingClientRect();
  const shown = block.getBoundingClientRect();
  if (shown.top >= top && shown.bottom <= bottom) return;
  pane.scrollBy({ top: shown.top - top - pane.clientHeight / 4 });
}

/** Finds the last block that begins at or before `line`, counted from 1. */
function blockAt(pane: HTMLElement, line: number): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  let begins = 0;
  for (const block of pane.querySelectorAll<HTMLElement>("[data-line]")) {
    const at = Number(block.dataset.line);
    if (at <= line && at >= begins) {
      found = block;
      begins = at;
    }
  }
  return found;
}
