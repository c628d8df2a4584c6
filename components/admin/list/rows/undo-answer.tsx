"use client";

import { useActionState } from "react";
import { FormResult } from "@/components/forms/form-result";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { type ActionResult, idle, type UndoFields } from "@/lib/action";

type Props = {
  result: ActionResult;
  action: (previous: ActionResult, form: FormData) => Promise<ActionResult>;
  /** Sent along with the result's undo fields. */
  fields?: UndoFields;
};

/** The result of a form sent without JavaScript, with an undo button. */
export function UndoAnswer({ result, action, fields = [] }: Props) {
  const [, undo] = useActionState(action, idle, "#main");
  if (result.status === "idle") return null;
  return (
    <div className="mb-6 grid gap-3">
      <FormResult result={result} />
      {result.status === "success" && result.undo && (
        <form action={undo}>
          <HiddenFields fields={[...result.undo, ...fields]} />
          <button type="submit" className="button button-quiet">
            Undo
          </button>
        </form>
      )}
    </div>
  );
}
