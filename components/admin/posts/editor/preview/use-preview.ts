"use client";

import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import type { PostForm } from "@/components/admin/posts/editor/fields/field-props";
import { watchForm } from "@/components/admin/posts/editor/saving/watch-form";
import type { PostInput } from "@/lib/posts/admin/schema";

const debounceMs = 400;

type Shown = Pick<PostInput, "title" | "slug" | "cover_image" | "cover_alt" | "content">;

/** Resolves to null if the server rejects the values. */
export type RenderPost = (values: Shown) => Promise<ReactNode>;

/** Requests run one at a time, and only while `pane` is visible. */
export function usePreview(
  form: PostForm,
  render: RenderPost,
  coverOf: (url: string) => string | null,
) {
  const pane = useRef<HTMLElement>(null);
  const [preview, setPreview] = useState<{ node: ReactNode; failed: boolean } | null>(null);
  const [, startTransition] = useTransition();

  useEffect(() => {
    const { askNow, stop } = watchForm(form, {
      debounceMs,
      question: () => {
        if (!pane.current?.offsetParent) return null;
        const { title, slug, cover_image, cover_alt, content } = form.getValues();
        const cover = coverOf(cover_image) ?? "";
        return JSON.stringify({ title, slug, cover_image: cover, cover_alt, content });
      },
      ask: async (question) => {
        const node = await render(JSON.parse(question)).catch(() => null);
        startTransition(() =>
          setPreview((last) => ({ node: node ?? last?.node, failed: node === null })),
        );
        return node !== null;
      },
    });
    // The pane may appear on load, when the window gets wider, or through its button.
    const sight = new ResizeObserver(() => void askNow());
    if (pane.current) sight.observe(pane.current);
    return () => {
      stop();
      sight.disconnect();
    };
  }, [form, render, coverOf]);

  return { pane, preview };
}
