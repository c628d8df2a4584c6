"use client";

import { useRouter } from "next/navigation";
import type { EditedPost } from "@/lib/posts/input";
import { Editor } from "./editor";
import type { RenderPost } from "./use-preview";

type Props = {
  /** Null to create one. */
  post: EditedPost | null;
  /** Whose unsaved drafts this browser offers. */
  viewerId: string;
  render: RenderPost;
};

/**
 * The form for a post. A page that was left is kept for coming back to it, so each new visit has to
 * start an editor of its own.
 */
export function PostEditor(props: Props) {
  const { bfcacheId } = useRouter();
  return <Editor key={bfcacheId} {...props} />;
}
