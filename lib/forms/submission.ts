import type { z } from "zod";
import { type ActionResult, type FieldStrings, failure, invalid } from "@/lib/action";

export const honeypotField = "website";

/** In milliseconds since the page's scripts started; empty without JavaScript. */
export const elapsedField = "elapsed";

/** Made by the page's scripts for each rendered form, and another one after a success. */
export const keyField = "submission_key";

const minFillMs = 2_000;

export type Fields<Field extends string> = { shape: Record<Field, unknown> };

type Guards<Data, Field extends string> = {
  errors?: FieldStrings<Field>;
  /** The result for a bot that filled in the `<Honeypot>`. */
  success?: (data: Data) => ActionResult<Field>;
  tooFastMessage?: string;
};

type Submission<Data, Field extends string> = { values: FieldStrings<Field> } & (
  | { result: ActionResult<Field>; data?: undefined }
  | { result?: undefined; data: Data }
);

/** `result` is set if the form is rejected. `values` go back to the browser, without passwords. */
export function readSubmission<Data, Field extends string>(
  form: FormData,
  schema: z.ZodType<Data> & Fields<Field>,
  guards: Guards<Data, Field> = {},
): Submission<Data, Field> {
  const fields = readFields(form, schema);
  const values = withoutPasswords(fields);
  const { data, error } = schema.safeParse(fields);
  const errors = { ...guards.errors, ...(error && fieldErrors<Field>(error)) };
  if (!data || Object.keys(errors).length > 0) return { result: invalid(errors, values), values };
  if (guards.success && honeypotFilled(form)) return { result: guards.success(data), values };
  if (guards.tooFastMessage && submittedTooFast(form))
    return { result: failure(guards.tooFastMessage, values), values };
  return { data, values };
}

export function readFields<Field extends string>(
  form: FormData,
  { shape }: Fields<Field>,
): FieldStrings<Field> {
  const values: FieldStrings<Field> = {};
  for (const name of Object.keys(shape) as Field[]) {
    const value = form.get(name);
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

export function fieldErrors<Field extends string>(error: z.ZodError): FieldStrings<Field> {
  const errors: FieldStrings<Field> = {};
  for (const { path, message } of error.issues) errors[path[0] as Field] ??= message;
  return errors;
}

function withoutPasswords<Field extends string>(fields: FieldStrings<Field>): FieldStrings<Field> {
  const shown = Object.entries(fields).filter(([name]) => !/password/i.test(name));
  return Object.fromEntries(shown) as FieldStrings<Field>;
}

function honeypotFilled(form: FormData): boolean {
  return Boolean(form.get(honeypotField));
}

function submittedTooFast(form: FormData): boolean {
  const elapsed = form.get(elapsedField);
  return typeof elapsed === "string" && elapsed !== "" && Number(elapsed) < minFillMs;
}

export function tooFastText(button: string): string {
  return `That was faster than anyone can type. If you are a person, please press ${button} again.`;
}

const tooMuch = "Too much has come from your network at once.";

export function busyText(seconds: number): string {
  return `${tooMuch} Please try again in ${waitText(seconds)}.`;
}

/** The text that a rejected call of an action throws, or null for any other error. */
export function busyTextOf({ message }: Error): string | null {
  return message.startsWith(tooMuch) ? message.trim() : null;
}

export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
