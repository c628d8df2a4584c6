"use client";

import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "@/lib/posts/admin/schema";

const debounceMs = 400;

type Shown = Pick<PostInput, "title" | "slug" | "cover_image" | "cover_alt" | "content">;

/** Null when the server rejects the values. */
export type RenderPost = (values: Shown) => Promise<ReactNode>;

/** Requests run one at a time, and only while `pane` is visible. */
export function usePreview(
  form: UseFormReturn<PostInput>,
  render: RenderPost,
  coverOf: (url: string) => string | null,
) {
  const pane = useRef<HTMLElement>(null);
  const [preview, setPreview] = useState<{ node: ReactNode; failed: boolean } | null>(null);
  const [, startTransition] = useTransition();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = "";
    let waiting = false;
    const ask = async () => {
      const { title, slug, cover_image, cover_alt, content } = form.getValues();
      const cover = coverOf(cover_image) ?? "";
      const values = { title, slug, cover_image: cover, cover_alt, content };
      const wanted = JSON.stringify(values);
      if (waiting || wanted === asked || !pane.current?.offsetParent) return;
      asked = wanted;
      waiting = true;
      const node = await render(values).catch(() => null);
      waiting = false;
      startTransition(() =>
        setPreview((last) => ({ node: node ?? last?.node, failed: node === null })),
      );
      // A rejected or lost request is repeated with the next change.
      if (node !== null) void ask();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(ask, debounceMs);
      },
    });
    // The pane appears with the page, with a wider window or by its button.
    const sight = new ResizeObserver(() => void ask());
    if (pane.current) sight.observe(pane.current);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      sight.disconnect();
    };
  }, [form, render, coverOf]);

  return { pane, preview };
}
