"use client";

import { FormResult } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { restoreVersion } from "@/lib/posts/admin/actions";
import { postStrings } from "@/lib/posts/admin/strings";

/** Needs no confirmation, because nothing is lost. Works without JavaScript. */
export function RestoreVersion({ postId, no }: { postId: string; no: number }) {
  const { result, pending, props } = useEnhancedForm(restoreVersion, {
    unreached: postStrings.unreached,
    permalink: `#version-${no}`,
  });
  return (
    <form {...props} id={`version-${no}`}>
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
