"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "@/lib/posts/admin/schema";
import { followCaret } from "./follow-caret";
import { type RenderPost, usePreview } from "./use-preview";

const followMs = 150;

type Props = {
  form: UseFormReturn<PostInput>;
  render: RenderPost;
  coverOf: (url: string) => string | null;
  /** Of the text, whose caret is followed. */
  textarea: () => HTMLTextAreaElement | null;
};

export function PreviewPane({ form, render, coverOf, textarea }: Props) {
  const { pane, preview } = usePreview(form, render, coverOf);

  // Of every place that the caret comes to, the last for a while.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const area = textarea();
      if (area && pane.current?.offsetParent) followCaret(area, pane.current);
    };
    const wait = () => {
      if (document.activeElement !== textarea()) return;
      clearTimeout(timer);
      timer = setTimeout(follow, followMs);
    };
    if (preview) wait();
    document.addEventListener("selectionchange", wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", wait);
    };
  }, [pane, textarea, preview]);

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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
      tabIndex={0}
      className="post-pane-preview post-preview"
    >
      {preview?.failed && (
        <p className="mb-4 text-muted">
          The preview could not be updated. It will be tried again as you type.
        </p>
      )}
      {preview?.node}
    </section>
  );
}

const openBeside = (url: string) => window.open(url, "_blank", "noopener");
