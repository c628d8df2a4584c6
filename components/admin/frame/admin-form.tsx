import type { ReactNode } from "react";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import type { EnhancedForm } from "@/components/forms/use-enhanced-form";

type Props = {
  /** Its permalink is a fragment with the id of this form. */
  form: Pick<EnhancedForm, "permalink" | "props" | "errors" | "result" | "pending">;
  label: string;
  className?: string;
  button: string;
  /** Button label while busy. */
  busy?: string;
  children?: ReactNode;
};

/** The button stays enabled while busy, since a disabled one would lose focus. */
export function AdminForm({ form, label, children, ...props }: Props) {
  const { className = "max-w-[28rem]", button, busy = "Saving..." } = props;
  const id = form.permalink.slice(1);
  return (
    <form {...form.props} id={id} aria-label={label} className={`space-y-4 ${className}`}>
      <ErrorSummary errors={form.errors} />
      {children}
      <FormResult result={form.result} />
      <button type="submit" className="button" aria-disabled={form.pending || undefined}>
        {form.pending ? busy : button}
      </button>
    </form>
  );
}
