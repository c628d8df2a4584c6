"use server";

import { refresh } from "next/cache";
import { type ConfirmedField, rejectStaleSession } from "@/lib/accounts/confirm-password";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { setAdmin } from "./queries";
import { RoleChange } from "./schema";
import { roleStrings } from "./strings";

type Result = ActionResult<ConfirmedField>;

/** The database decides who may change whose access. */
export const changeRole = formAction<Result>(async (form) => {
  const { data } = RoleChange.safeParse(Object.fromEntries(form));
  const result = data ? await change(data, form) : failure<ConfirmedField>(roleStrings.failed);
  if (result.status === "success") refresh();
  return flashResult(`/admin/users/${data?.id ?? ""}`, result);
});

async function change({ id, is_admin }: RoleChange, form: FormData): Promise<Result> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  return withReporting<Result>("users", failure(roleStrings.failed), async () => {
    const rejected = await rejectStaleSession(session.viewer, form);
    if (rejected) return rejected;
    const status = await setAdmin(session.viewer, id, is_admin === "true");
    if (status !== "done") return failure(roleStrings[status]);
    return success(is_admin === "true" ? roleStrings.granted : roleStrings.revoked);
  });
}
