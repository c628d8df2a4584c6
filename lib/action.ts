import { reportError } from "@/lib/log";

export type FieldStrings<Field extends string = string> = Partial<Record<Field, string>>;

/** The fields of a form that takes back what was done. */
export type UndoFields = readonly (readonly [name: string, value: string])[];

/**
 * `values` refills the form after an error; `next` is the path to go to; `held` is a booking that is yet
 * to be confirmed; `calendar` is the calendar file of one that is.
 */
export type ActionResult<Field extends string = string> =
  | { status: "idle" }
  | {
      status: "success";
      message: string;
      next?: string;
      held?: boolean;
      calendar?: string;
      undo?: UndoFields;
    }
  | {
      status: "error";
      message: string;
      errors: FieldStrings<Field>;
      values: FieldStrings<Field>;
      /** In seconds: the form was sent too often, and is answered with status 429. */
      retryAfter?: number;
    };

export const idle = { status: "idle" } as const;

export function success(message: string, next?: string) {
  return { status: "success", message, ...(next !== undefined && { next }) } as const;
}

/** An error of the whole form or row; {@link invalid} is for single fields. */
export function failure<Field extends string>(message: string, values: FieldStrings<Field> = {}) {
  return { status: "error", message, errors: {} as FieldStrings<Field>, values } as const;
}

export function invalid<Field extends string>(
  errors: FieldStrings<Field>,
  values: FieldStrings<Field> = {},
) {
  return { status: "error", message: "", errors, values } as const;
}

/** The error of a form that was sent too often. */
export function limited<Field extends string>(
  message: string,
  retryAfter: number,
  values: FieldStrings<Field> = {},
) {
  return { ...failure(message, values), retryAfter };
}

/**
 * Never throws: an error is reported, and `fallback` returned, or `unconfirmed` where the database did
 * not answer in time and may store it yet.
 */
export async function withReporting<Result>(
  where: string,
  fallback: Result,
  work: () => Promise<Result>,
  unconfirmed = fallback,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    reportError(error, where);
    return error instanceof Error && error.name === "TimeoutError" ? unconfirmed : fallback;
  }
}

/** True of a form whose second sending stores nothing twice. */
export function unconfirmedText(thing: string): string {
  return `We could not confirm that your ${thing} arrived. Please press once more: it is never sent twice.`;
}
