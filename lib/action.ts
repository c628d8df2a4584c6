/**
 * What every server action of a form answers; `values` are what was typed, so that nothing is lost,
 * `next` is where to go from here.
 */
export type ActionResult<Field extends string = string> =
  | { status: "idle" }
  | { status: "success"; message: string; next?: string }
  | {
      status: "error";
      message: string;
      errors: Partial<Record<Field, string>>;
      values: Partial<Record<Field, string>>;
    };

export const idle = { status: "idle" } as const;
