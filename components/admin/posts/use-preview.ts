"use client";

import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "@/lib/posts/input";

/** How long after the last change a preview is asked for, in milliseconds. */
const pause = 400;

type Shown = Pick<PostInput, "title" | "slug" | "cover_image" | "cover_alt" | "content">;

/** Has the server render what stands in the editor; null where it refused to. */
export type RenderPost = (values: Shown) => Promise<ReactNode>;

/**
 * The post as the site will show it, some moments behind the typing, which never waits for it. Asked
 * for only while `pane` is in sight; one answer is awaited before the next is asked for.
 */
export function usePreview(form: UseFormReturn<PostInput>, render: RenderPost) {
  const pane = useRef<HTMLElement>(null);
  const [preview, setPreview] = useState<{ node: ReactNode; failed: boolean } | null>(null);
  const [, startTransition] = useTransition();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = "";
    let waiting = false;
    const ask = async () => {
      const { title, slug, cover_image, cover_alt, content } = form.getValues();
      const values = { title, slug, cover_image, cover_alt, content };
      const wanted = JSON.stringify(values);
      if (waiting || wanted === asked || !pane.current?.offsetParent) return;
      asked = wanted;
      waiting = true;
      const node = await render(values).catch(() => null);
      waiting = false;
      startTransition(() =>
        setPreview((last) => ({ node: node ?? last?.node, failed: node === null })),
      );
      // What was refused or lost is asked for again with the next change.
      if (node !== null) void ask();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(ask, pause);
      },
    });
    // It comes into sight with the page, with a wider window, and with its button on a narrow one.
    const sight = new ResizeObserver(() => void ask());
    if (pane.current) sight.observe(pane.current);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      sight.disconnect();
    };
  }, [form, render]);

  return { pane, preview };
}
