import { reportError } from "@/lib/log";

export type FieldTexts<Field extends string = string> = Partial<Record<Field, string>>;

/** `values` refills the form after an error; `next` is the path to go to. */
export type ActionResult<Field extends string = string> =
  | { status: "idle" }
  | { status: "success"; message: string; next?: string }
  | {
      status: "error";
      message: string;
      errors: FieldTexts<Field>;
      values: FieldTexts<Field>;
    };

export const idle = { status: "idle" } as const;

export function success(message: string, next?: string) {
  return { status: "success", message, ...(next !== undefined && { next }) } as const;
}

/** An error of the whole form or row; {@link invalid} is for single fields. */
export function failure<Field extends string>(message: string, values: FieldTexts<Field> = {}) {
  return { status: "error", message, errors: {} as FieldTexts<Field>, values } as const;
}

export function invalid<Field extends string>(
  errors: FieldTexts<Field>,
  values: FieldTexts<Field> = {},
) {
  return { status: "error", message: "", errors, values } as const;
}

/** Never throws: an error is reported, and `fallback` returned. */
export async function withReporting<Result>(
  where: string,
  fallback: Result,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    reportError(error, where);
    return fallback;
  }
}
