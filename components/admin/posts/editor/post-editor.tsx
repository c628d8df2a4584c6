"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
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

/** Next.js keeps left pages mounted, so every visit needs a new editor. */
export function PostEditor({ children, ...props }: Props) {
  const { bfcacheId } = useRouter();
  return (
    <Editor key={bfcacheId} {...props}>
      {children}
    </Editor>
  );
}
