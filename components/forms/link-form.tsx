"use client";

import { type ActionResult, idle } from "@/lib/action";
import { unreached } from "@/lib/forms/strings";
import { FormResult } from "./form-result";
import { HiddenFields } from "./hidden-fields";
import { useEnhancedForm } from "./use-enhanced-form";
import { useHeadingFocus } from "./use-heading-focus";

type Props = {
  action: (previous: ActionResult, form: FormData) => Promise<ActionResult>;
  /** Path the form posts to without JavaScript. */
  page: string;
  fields: Record<string, string>;
  flash?: ActionResult;
  button: string;
  /** Label while busy, such as "Cancelling...". */
  pendingButton?: string;
  danger?: boolean;
};

/** A button for pages opened from an email, since mail clients may open links on their own. */
export function LinkForm({ action, page, fields, flash = idle, button, ...more }: Props) {
  const { pendingButton = button, danger } = more;
  const { result, pending, props } = useEnhancedForm(action, {
    unreached,
    permalink: page,
    redirects: true,
    flash,
  });
  useHeadingFocus(props.ref);
  return (
    <form {...props} className="space-y-6">
      <HiddenFields fields={Object.entries(fields)} />
      <FormResult result={result} />
      <button
        type="submit"
        className={`button ${danger ? "button-danger" : ""}`}
        aria-disabled={pending || undefined}
      >
        {pending ? pendingButton : button}
      </button>
    </form>
  );
}
