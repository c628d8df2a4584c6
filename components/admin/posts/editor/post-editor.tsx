"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Editor, type EditorProps } from "./editor";

/**
 * Next.js keeps left pages mounted, so every visit needs a new editor; so does another post on the same
 * page, but for the one that the editor has just stored.
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
    // The page of a new post, with what a stored one has around the editor.
    router.replace(`/admin/posts/new?post=${newId}` as "/admin/posts/new", { scroll: false });
  };
  return <Editor key={`${router.bfcacheId} ${shown.visit}`} {...props} onStored={onStored} />;
}
