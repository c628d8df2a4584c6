import { reportError } from "@/lib/log";

export type FieldStrings<Field extends string = string> = Partial<Record<Field, string>>;

/** Fields of the form that undoes an action. */
export type UndoFields = readonly (readonly [name: string, value: string])[];

/**
 * `values` refills the form after an error; `next` is the path to go to; `unconfirmed` marks what
 * still needs confirming by email; `download` is the text of a file to save; `links` are pages of
 * other sites, by name.
 */
export type ActionResult<Field extends string = string> =
  | { status: "idle" }
  | {
      status: "success";
      message: string;
      next?: string;
      unconfirmed?: boolean;
      download?: string;
      links?: Record<string, string>;
      undo?: UndoFields;
    }
  | {
      status: "error";
      message: string;
      errors: FieldStrings<Field>;
      values: FieldStrings<Field>;
      /** Seconds to wait: the form was submitted too often, and the response is a 429. */
      retryAfter?: number;
    };

export const idle = { status: "idle" } as const;

export function success(message: string, next?: string) {
  return { status: "success", message, ...(next !== undefined && { next }) } as const;
}

/** An error for the whole form or row; use {@link invalid} for single fields. */
export function failure<Field extends string>(message: string, values: FieldStrings<Field> = {}) {
  return { status: "error", message, errors: {} as FieldStrings<Field>, values } as const;
}

export function invalid<Field extends string>(
  errors: FieldStrings<Field>,
  values: FieldStrings<Field> = {},
) {
  return { status: "error", message: "", errors, values } as const;
}

/** An error for a form that was submitted too often. `reason` is its first sentence. */
export function limited<Field extends string>(
  reason: string,
  retryAfter: number,
  values: FieldStrings<Field> = {},
) {
  const message = `${reason} Please try again in ${waitText(retryAfter)}.`;
  return { ...failure(message, values), retryAfter };
}

export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/**
 * Never throws: reports the error and returns `fallback`, or `unconfirmed` after a timeout, since
 * the database may still store the data.
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

/**
 * Like `withReporting`, for a form that can be resubmitted without storing anything twice; `thing`
 * is what it sends.
 */
export function storeOnce<Field extends string>(
  where: string,
  thing: string,
  fallback: ReturnType<typeof failure<Field>>,
  store: () => Promise<ActionResult<Field>>,
): Promise<ActionResult<Field>> {
  const unconfirmed = { ...fallback, message: unconfirmedText(thing) };
  return withReporting<ActionResult<Field>>(where, fallback, store, unconfirmed);
}

export function unconfirmedText(thing: string): string {
  return `We couldn't confirm that your ${thing} arrived. Please try again: it won't be sent twice.`;
}
