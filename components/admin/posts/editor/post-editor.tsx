"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import type { FoundAt } from "@/lib/posts/admin/found-at";
import type { UnsavedCopy } from "@/lib/posts/admin/open-editor";
import type { EditedPost } from "@/lib/posts/admin/schema";
import { Editor } from "./editor";
import type { RenderPost } from "./use-preview";

type Props = {
  /** Null to create one. */
  post: EditedPost | null;
  viewerId: string;
  /** What this admin typed in other editors of the post and never saved. */
  unsaved: readonly UnsavedCopy[];
  knownTags: readonly string[];
  foundAt: FoundAt;
  render: RenderPost;
  /** What the panel has besides the fields. */
  children?: ReactNode;
};

/**
 * Next.js keeps left pages mounted, so every visit needs a new editor; so does another post on the same
 * page, but for the one that the editor has just stored.
 */
export function PostEditor({ children, ...props }: Props) {
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
  return (
    <Editor key={`${router.bfcacheId} ${shown.visit}`} {...props} onStored={onStored}>
      {children}
    </Editor>
  );
}
