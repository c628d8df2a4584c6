"use client";

import { useActionState } from "react";
import { HiddenFields } from "@/components/admin/list/hidden-fields";
import { FormResult } from "@/components/forms/form-result";
import { type ActionResult, idle } from "@/lib/action";
import { ignorePath, restoreRedirects } from "@/lib/redirects/admin/actions";

type Props = { result: ActionResult; of: "redirects" | "missing" };

/** What came of a form, with the way to take it back without scripts. */
export function ListAnswer({ result, of }: Props) {
  const undo = of === "redirects" ? restoreRedirects : ignorePath;
  const [, action] = useActionState(undo, idle, "#content");
  if (result.status === "idle") return null;
  return (
    <div className="mb-6 grid gap-3">
      <FormResult result={result} />
      {result.status === "success" && result.undo && (
        <form action={action}>
          <HiddenFields fields={result.undo} />
          <button type="submit" className="button button-quiet">
            Undo
          </button>
        </form>
      )}
    </div>
  );
}
