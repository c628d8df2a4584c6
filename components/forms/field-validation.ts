import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { FieldStrings } from "@/lib/action";

/** A schema whose keys are the form's field names. */
export type FormSchema = z.ZodType<FieldValues, FieldValues> & { shape: object };

export type Validator = (
  submit: () => void,
  onInvalid: (errors: FieldStrings) => void,
) => Promise<void>;

/** Loaded on first interaction, so that merely reading a page does not load react-hook-form. */
export function validateForm(
  form: HTMLFormElement,
  schema: FormSchema,
  onErrors: (errors: FieldStrings) => void,
): Validator {
  const resolve = zodResolver(schema);
  const control = createFormControl({
    // Radio buttons mount and unmount, so only the form has their value.
    resolver: (values, ...rest) =>
      resolve({ ...Object.fromEntries(new FormData(form)), ...values }, ...rest),
    // Not on blur: an error between press and release would move the button away.
    mode: "onSubmit",
    shouldFocusError: false,
  });
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onErrors(messagesOf(errors ?? {})),
  });
  for (const name of Object.keys(schema.shape)) {
    const element = form.elements.namedItem(name);
    if (!(element instanceof HTMLElement) || element.matches("fieldset, [type=radio]")) continue;
    const { ref, onChange, onBlur } = control.register(name);
    ref(element);
    element.addEventListener("input", onChange);
    element.addEventListener("focusout", onBlur);
  }
  return (submit, onInvalid) =>
    control.handleSubmit(submit, (errors) => onInvalid(messagesOf(errors)))();
}

function messagesOf(errors: object): FieldStrings {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? "")]),
  );
}
