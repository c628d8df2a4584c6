import type { z } from "zod";
import type { ActionResult } from "@/lib/action";

/** The values a form sent under the schema's names, as strings; files and unknown names are left out. */
export function readFields<Shape extends z.ZodRawShape>(
  form: FormData,
  schema: z.ZodObject<Shape>,
): Partial<Record<keyof Shape & string, string>> {
  const names = Object.keys(schema.shape) as (keyof Shape & string)[];
  const values: Partial<Record<keyof Shape & string, string>> = {};
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

/** The answer to input that does not fit: the first message for each field, and all that was typed. */
export function invalid<Field extends string>(
  error: z.ZodError,
  values: Partial<Record<Field, string>>,
): ActionResult<Field> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of error.issues) errors[path[0] as Field] ??= message;
  return { status: "error", message: "", errors, values };
}
