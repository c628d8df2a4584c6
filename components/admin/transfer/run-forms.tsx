"use client";

import { useActionState } from "react";
import { RowForm } from "@/components/admin/list/row-form";
import { FormResult } from "@/components/forms/form-result";
import { idle } from "@/lib/action";
import { discardImport, goOnWithImport, stopRunningImport } from "@/lib/transfer/admin/actions";
import { importStrings } from "@/lib/transfer/admin/strings";

export function GoOn({ id, children }: { id: string; children: string }) {
  return (
    <RowForm
      action={goOnWithImport}
      fields={[["id", id]]}
      failed={importStrings.failed}
      pending="Starting..."
      look="button"
    >
      {children}
    </RowForm>
  );
}

export function StopForm({ id }: { id: string }) {
  return (
    <RowForm
      action={stopRunningImport}
      fields={[["id", id]]}
      failed={importStrings.notStopped}
      pending="Stopping..."
    >
      Stop
    </RowForm>
  );
}

export function DiscardForm({ id }: { id: string }) {
  const [result, action] = useActionState(discardImport, idle, "#content");
  return (
    <form action={action}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="button button-danger">
        Discard
      </button>
      <FormResult result={result} />
    </form>
  );
}
