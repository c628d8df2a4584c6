"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Editor, type EditorProps } from "./editor";

/**
 * Next.js keeps previous pages mounted, so every visit needs a new editor. So does another post on
 * the same page, unless the editor has just created it.
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
    // The same page, now with a saved post's sections around the editor.
    router.replace(`/admin/posts/new?post=${newId}` as "/admin/posts/new", { scroll: false });
  };
  return <Editor key={`${router.bfcacheId} ${shown.visit}`} {...props} onStored={onStored} />;
}
