"use client";

import { useActionState } from "react";
import { FormResult } from "@/components/forms/form-result";
import { idle } from "@/lib/action";
import { restoreVersion } from "@/lib/posts/admin/actions";

type Props = { postId: string; no: number };

/** Needs no confirmation, because nothing is lost. Works without JavaScript. */
export function RestoreVersion({ postId, no }: Props) {
  const [result, action, pending] = useActionState(restoreVersion, idle);
  return (
    <form action={action}>
      <FormResult result={result} />
      <input type="hidden" name="post" value={postId} />
      <input type="hidden" name="no" value={no} />
      <button type="submit" className="button button-quiet" aria-disabled={pending || undefined}>
        {pending ? "Restoring..." : "Restore"}
        <span className="sr-only"> version {no}</span>
      </button>
    </form>
  );
}
