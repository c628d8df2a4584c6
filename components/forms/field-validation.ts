import type { z } from "zod";
import type { FieldStrings } from "@/lib/action";
import { type Fields, fieldErrors, readFields } from "@/lib/forms/submission";

/** A schema whose keys are the form's field names. */
export type FormSchema = z.ZodType & Fields<string>;

/** Validates all fields, and returns their errors. */
export type Validator = () => FieldStrings;

/**
 * Validates a form by the schema and reader of its action. After the first submission, each field is
 * validated again as it changes. Loaded on first interaction, so that merely reading a page does not
 * load zod.
 */
export function validateForm(
  form: HTMLFormElement,
  schema: FormSchema,
  onErrors: (errors: FieldStrings) => void,
): Validator {
  let shown: FieldStrings | null = null;
  const find = (): FieldStrings => {
    const { error } = schema.safeParse(readFields(new FormData(form), schema));
    return error ? fieldErrors(error) : {};
  };
  // Fields are not validated on blur: an error that appears between press and release would move
  // the button away.
  form.addEventListener("input", ({ target }) => {
    const name = target instanceof Element && target.getAttribute("name");
    if (!shown || !name) return;
    const { [name]: previous, ...rest } = shown;
    const { [name]: current } = find();
    if (current === previous) return;
    shown = current ? { ...rest, [name]: current } : rest;
    onErrors(shown);
  });
  return () => {
    shown = find();
    onErrors(shown);
    return shown;
  };
}
