import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type FieldValues } from "react-hook-form";
import type { z } from "zod";

export type FieldErrors = Record<string, string>;

/**
 * Puts react-hook-form behind a form that is already on the page, with whatever has been typed into
 * it. `submit` runs when everything is valid; otherwise the first wrong field gets the focus.
 * Loaded with the first touch of a form, so that reading a page costs none of it.
 */
export function validateForm<Values extends FieldValues>(
  form: HTMLFormElement,
  schema: z.ZodType<Values, Values>,
  names: readonly string[],
  onErrors: (errors: FieldErrors) => void,
) {
  // Not on blur: an error that appears between press and release moves the button from under it.
  const control = createFormControl<Values>({ resolver: zodResolver(schema), mode: "onSubmit" });
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onErrors(messagesOf(errors ?? {})),
  });
  for (const name of names) {
    const element = form.elements.namedItem(name);
    if (!(element instanceof HTMLElement)) continue;
    const { ref, onChange, onBlur } = control.register(name as never);
    ref(element);
    element.addEventListener("input", onChange);
    element.addEventListener("focusout", onBlur);
  }
  return (submit: () => void) => control.handleSubmit(submit)();
}

function messagesOf(errors: object): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? "")]),
  );
}
