import "server-only";
import type { z } from "zod";
import { type ActionResult, type FieldStrings, failure, withReporting } from "@/lib/action";
import type { Permission } from "@/lib/auth/permissions";
import { adminSession, type NoAdminSession, type Session } from "@/lib/auth/session";
import { type FlashPage, flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { type Fields, readSubmission } from "@/lib/forms/submission";
import { isRowId } from "@/lib/supabase/row";

type Reported = {
  /** Name of the action in the log. */
  where: string;
  /** Message shown when the action fails. */
  failed: string;
} & (
  | { permission: Permission }
  /** For actions of users without access to the admin area. */
  | { session: () => Promise<Session | NoAdminSession> }
);

type Shown = readonly [page: FlashPage, query?: Record<string, string>];

type Options = Reported & {
  /** The page that shows the result without JavaScript. */
  shownOn: Shown | ((form: FormData) => Shown);
};

/** A form action of the admin area: `work` gets the data once the schema has validated it. */
export function adminAction<Data, Field extends string>(
  schema: z.ZodType<Data> & Fields<Field>,
  { shownOn, ...reported }: Options,
  work: (session: Session, data: Data, form: FormData) => Promise<ActionResult<NoInfer<Field>>>,
) {
  return formAction<ActionResult<Field>>(async (form) => {
    const { result: rejected, data, values } = readSubmission(form, schema);
    const result = await asAdmin<Field>(
      reported,
      async (session) => rejected ?? work(session, data as Data, form),
      values,
    );
    const [page, query] = typeof shownOn === "function" ? shownOn(form) : shownOn;
    return flashResult(page, result, query);
  });
}

/** Never throws: errors are reported. Every failure returns the typed input in `values`. */
export async function asAdmin<Field extends string = never>(
  reported: Reported,
  work: (session: Session) => Promise<ActionResult<Field>>,
  values: FieldStrings<Field> = {},
): Promise<ActionResult<Field>> {
  const { where, failed } = reported;
  const session = await ("session" in reported
    ? reported.session()
    : adminSession(reported.permission));
  if (!session.client) return failure(session.message);
  const fallback = failure(failed, values);
  const result = await withReporting<ActionResult<Field>>(where, fallback, () => work(session));
  return result.status === "error"
    ? { ...result, values: { ...values, ...result.values } }
    : result;
}

/** Path of the row that a form refers to, or of the list if the field isn't a valid id. */
export function rowPage<List extends string>(list: List, form: FormData, field = "id") {
  const id = form.get(field);
  return `${list}/${isRowId(id) ? id : ""}` as const;
}
