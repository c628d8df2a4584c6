"use client";

import { FormResult } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { unreached } from "@/lib/forms/strings";
import { discardImport } from "@/lib/transfer/admin/actions";

export function DiscardForm({ id }: { id: string }) {
  const { result, props } = useEnhancedForm(discardImport, { unreached, permalink: "#main" });
  return (
    <form {...props}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="button button-danger">
        Discard
      </button>
      <FormResult result={result} />
    </form>
  );
}
