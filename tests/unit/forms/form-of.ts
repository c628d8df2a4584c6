import type { z } from "zod";

/** Builds form data as a browser would send it. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Returns the first error message for each field, as forms show it. */
export function inputErrors(schema: z.ZodType, input: object): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    errors[String(path[0])] ??= message;
  }
  return errors;
}
