"use client";

import { useActionState } from "react";
import { FormResult } from "@/components/forms/form-result";
import { idle } from "@/lib/action";
import { discardImport } from "@/lib/transfer/admin/actions";

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
