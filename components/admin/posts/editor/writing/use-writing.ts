"use client";

import { useCallback, useRef } from "react";
import type { PostForm } from "@/components/admin/posts/editor/fields/field-props";
import { usePaste } from "@/components/admin/posts/editor/paste/use-paste";
import { usePictures } from "@/components/admin/posts/editor/pictures/use-pictures";
import type { MountedText } from "./text/mount-text";
import { usePostText } from "./text/use-post-text";
import { useTools } from "./use-tools";

/** The text with its tools and pictures. `text` returns null until the editor's script has loaded. */
export function useWriting(id: string, form: PostForm, hydrated: boolean) {
  const mounted = useRef<MountedText>(null);
  const text = useCallback(() => mounted.current?.text ?? null, []);
  const pictures = usePictures(text);
  const paste = usePaste(text, pictures);
  const tools = useTools(text);
  const isMounted = usePostText(mounted, {
    ...{ id: `${id}-content`, form, hydrated },
    onPaste: paste.onPaste,
    onDrop: ({ dataTransfer }) => pictures.addFrom(dataTransfer),
    onKeyDown: tools.onKeyDown,
    onTool: tools.useById,
  });
  return { text, pictures, tools, isMounted, note: paste.note };
}
