"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Editor, type EditorProps } from "./editor";

/**
 * Remounts the editor on every visit, because Next.js keeps previous pages mounted, and for another
 * post, unless this editor has just created it.
 */
export function PostEditor(props: Omit<EditorProps, "onStored">) {
  const router = useRouter();
  const id = props.post?.id ?? null;
  const [shown, setShown] = useState({ id, visit: 0 });
  const [stored, setStored] = useState<string>();
  if (shown.id !== id) {
    setShown({ id, visit: id === stored ? shown.visit : shown.visit + 1 });
    setStored(undefined);
  }
  const onStored = (newId: string) => {
    setStored(newId);
    // Stays on this page, which now shows a saved post's sections around the editor.
    router.replace(`/admin/posts/new?post=${newId}` as "/admin/posts/new", { scroll: false });
  };
  return <Editor key={`${router.bfcacheId} ${shown.visit}`} {...props} onStored={onStored} />;
}
