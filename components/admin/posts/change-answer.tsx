"use client";

import { useActionState } from "react";
import { HiddenFields } from "@/components/admin/list/hidden-fields";
import { FormResult } from "@/components/forms/form-result";
import { type ActionResult, idle } from "@/lib/action";
import { changePosts } from "@/lib/posts/admin/list-actions";

type Props = { result: ActionResult; list: string };

/** What came of a change without scripts, with the way to take it back. */
export function ChangeAnswer({ result, list }: Props) {
  const [, action] = useActionState(changePosts, idle, "#content");
  if (result.status === "idle") return null;
  return (
    <div className="mb-6 grid gap-3">
      <FormResult result={result} />
      {result.status === "success" && result.undo && (
        <form action={action}>
          <HiddenFields fields={[...result.undo, ["list", list]]} />
          <button type="submit" className="button button-quiet">
            Undo
          </button>
        </form>
      )}
    </div>
  );
}
