"use server";

import type { Route } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { brand } from "@/content/brand";
import { type ConfirmedField, rejectStaleSession } from "@/lib/accounts/password/confirm-password";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { markSignedIn } from "@/lib/auth/mark-signed-in";
import { may } from "@/lib/auth/permissions";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { ownSession, type Session } from "@/lib/auth/session";
import { rememberCookie } from "@/lib/cookie-options";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { beginEnrolment, confirmEnrolment } from "./queries";
import { rejectCode } from "./reject-code";
import { type CodeField, CodeInput } from "./schema";
import { forgetSetup, keepSetup, readSetup } from "./setup-cookie";
import { secondFactorStrings as strings } from "./strings";

type Result = ActionResult<CodeField>;

const pageOf = (page: string, next: string) => `${page}?${new URLSearchParams({ next })}`;

/** The page then shows the secret until a code confirms it. */
export const startEnrolment = formAction<ActionResult<ConfirmedField>>(async (form) => {
  const next = safeRedirectPath(form.get("next"), "/admin");
  const fallback = failure<ConfirmedField>(strings.notStarted);
  const result = await withReporting("second factor", fallback, () => start(form, next));
  return flashResult("/login/enrol", result, { next });
});

export const finishEnrolment = formAction<Result>(async (form) => {
  const next = safeRedirectPath(form.get("next"), "/admin");
  return flashResult("/login/enrol", await confirm(form, next), { next });
});

/** Called once the recovery codes have been read. */
export const leaveRecoveryCodes = formAction<ActionResult>(async (form) => {
  await forgetSetup();
  redirect(safeRedirectPath(form.get("next"), "/admin") as Route);
});

async function start(form: FormData, next: string): Promise<ActionResult<ConfirmedField>> {
  const session = await enrollingSession();
  if (!session) return failure(strings.notEnrolled);
  const rejected = await rejectStaleSession(session.viewer, form.get("your_password"));
  if (rejected) return rejected;
  if (!(await beginEnrolment(session.viewer))) return failure(strings.notEnrolled);
  const { mfa } = session.client.auth;
  const { data, error } = await mfa.enroll({ factorType: "totp", issuer: brand.name });
  if (error) throw error;
  await keepSetup({ factorId: data.id, secret: data.totp.secret });
  return success("", pageOf("/login/enrol", next));
}

async function confirm(form: FormData, next: string): Promise<Result> {
  const { result, data } = readSubmission(form, CodeInput);
  if (result) return result;
  return withReporting<Result>("second factor", failure(strings.failed), async () => {
    const [session, setup] = [await enrollingSession(), await readSetup()];
    if (!session || !setup || !("factorId" in setup)) return failure(strings.notEnrolled);
    const rejected = await rejectCode(session, data.code, setup.factorId);
    if (rejected) return rejected;
    const codes = await confirmEnrolment(session.viewer);
    if (!codes) return failure(strings.notEnrolled);
    await keepSetup({ codes });
    await markSignedIn(session.client, (await cookies()).has(rememberCookie));
    return success("", pageOf("/login/recovery-codes", next));
  });
}

async function enrollingSession(): Promise<Session | null> {
  const session = await ownSession();
  if (!session) return null;
  const { viewer } = session;
  return may(viewer, "admin") || viewer.step === "enrol" ? session : null;
}
