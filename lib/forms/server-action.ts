import "server-only";
import type { z } from "zod";
import { processState } from "@/lib/process-state";

/** A server action for a form. Responds with 400 if called without form data. */
export function formAction<Result, State = Result>(work: (form: FormData) => Promise<Result>) {
  return async (_previous: State, form: FormData): Promise<Result> =>
    form instanceof FormData ? withStatus(await work(form)) : unreadable();
}

type Schemas = readonly z.ZodType[];

type Given<Inputs extends Schemas> = { [Key in keyof Inputs]: z.input<Inputs[Key]> };

type Parsed<Inputs extends Schemas> = {
  [Key in keyof Inputs]: z.ZodSafeParseResult<z.output<Inputs[Key]>>;
};

/**
 * A server action for values, each parsed with its schema before `work` gets them. Responds with
 * 400 if their number or a type is wrong; `work` handles any other error.
 */
export function valueAction<const Inputs extends Schemas, Result>(
  schemas: Inputs,
  work: (...parsed: Parsed<Inputs>) => Promise<Result>,
) {
  return async (...given: Given<Inputs>): Promise<Result> => {
    const parsed = schemas.map((schema, index) => schema.safeParse(given[index]));
    const isTyped = parsed.every(({ error }) => !error?.issues.some(hasWrongType));
    return isTyped && given.length === schemas.length
      ? withStatus(await work(...(parsed as Parsed<Inputs>)))
      : unreadable();
  };
}

/** The response to a result with `retryAfter` is a 429. */
function withStatus<Result>(result: Result): Result {
  const request = processState.requests.getStore();
  const { retryAfter } = (result ?? {}) as { retryAfter?: number };
  if (request && retryAfter) request.retryAfter = retryAfter;
  return result;
}

const hasWrongType = ({ code }: z.core.$ZodIssue): boolean => code === "invalid_type";

/** The return value is never used, because the response is a line of text. */
function unreadable(): never {
  const request = processState.requests.getStore();
  if (request) request.isUnreadable = true;
  return undefined as never;
}
