"use server";

import { cookies } from "next/headers";
import { type ActionResult, failure, invalid, limited, success, withReporting } from "@/lib/action";
import { markSignedIn } from "@/lib/auth/mark-signed-in";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { ownSession } from "@/lib/auth/session";
import { stepPath } from "@/lib/auth/step-path";
import { rememberCookie } from "@/lib/cookie-options";
import { flashOrLeave } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { takeRecoveryCode } from "./queries";
import { rejectCode } from "./reject-code";
import { type CodeField, CodeInput, type RecoveryField, RecoveryInput } from "./schema";
import { secondFactorStrings as strings } from "./strings";

type Result = ActionResult<CodeField>;
type RecoveryResult = ActionResult<RecoveryField>;

/** Checks the second-factor code entered after the password. */
export const giveCode = formAction<Result>(async (form) => {
  const next = safeRedirectPath(form.get("next"));
  return flashOrLeave("/login/code", await enterCode(form, next), { next });
});

/** Accepts a recovery code instead, after which the user has to enrol a new factor. */
export const giveRecoveryCode = formAction<RecoveryResult>(async (form) => {
  const next = safeRedirectPath(form.get("next"));
  return flashOrLeave("/login/recovery", await recover(form, next), { next });
});

async function enterCode(form: FormData, next: string): Promise<Result> {
  const { result, data } = readSubmission(form, CodeInput);
  if (result) return result;
  return withReporting<Result>("second factor", failure(strings.failed), async () => {
    const session = await ownSession();
    // Signed out, or completed in another tab: the next page handles both.
    if (session?.viewer.step !== "code") return success(strings.accepted, next);
    const rejected = await rejectCode(session, data.code);
    if (rejected) return rejected;
    await markSignedIn(session.client, (await cookies()).has(rememberCookie));
    return success(strings.accepted, next);
  });
}

async function recover(form: FormData, next: string): Promise<RecoveryResult> {
  const { result, data } = readSubmission(form, RecoveryInput);
  if (result) return result;
  return withReporting<RecoveryResult>("recovery code", failure(strings.failed), async () => {
    const session = await ownSession();
    if (session?.viewer.step !== "code") return success(strings.recovered, next);
    const outcome = await takeRecoveryCode(session.viewer, data.recovery_code);
    if (outcome.status === "limited") return limited(strings.limitedRecovery, outcome.retry_after);
    if (outcome.status === "wrong") return invalid({ recovery_code: strings.wrongRecovery });
    return success(strings.recovered, stepPath("enrol", next));
  });
}
