"use server";

import { type ActionResult, failure, limited, success, withReporting } from "@/lib/action";
import { concernsKnownEmail, isClientError } from "@/lib/auth/client-error";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { stepPath } from "@/lib/auth/step-path";
import { env } from "@/lib/env";
import { flashOrLeave } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { reportError } from "@/lib/log";
import { constantTime, mailStep, signInStep } from "@/lib/security/constant-time";
import { clientIp } from "@/lib/security/sender";
import { publicClient, sessionClient } from "@/lib/supabase/clients";
import { beginSignIn, clearSignIn, countReset, forgetSignInLink, takeSignInLink } from "./queries";
import { ResetInput, type SignInField, SignInInput } from "./schema";
import { startSession } from "./start-session";
import { resetLimitText, resetStrings, signInLinkText, signInStrings } from "./strings";

type Result = ActionResult<SignInField>;

export const signIn = formAction<Result>(async (form) => {
  const next = safeRedirectPath(form.get("next"));
  const isReset = form.get("intent") === "reset";
  const result = isReset ? await requestReset(form) : await openSession(form, next);
  return flashOrLeave("/login", result, { next });
});

async function openSession(form: FormData, next: string): Promise<Result> {
  const { result, data, values } = readSubmission(form, SignInInput);
  if (result) return result;
  const fallback = failure(signInStrings.failed, values);
  const ip = await clientIp();
  const due = constantTime(signInStep);
  return withReporting<Result>("sign-in", fallback, async () => {
    const wait = await beginSignIn(data.email, ip);
    const { email, password, remember } = data;
    if (wait > 0) {
      const isLinkSent = await sendSignInLink(email, ip);
      if (!isLinkSent) return limited(signInStrings.limited, wait, values);
      return { ...failure(signInLinkText(wait), values), retryAfter: wait };
    }
    const isRemembered = Boolean(remember);
    const client = await sessionClient(isRemembered);
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) {
      const isRejected = isClientError(error);
      if (!isRejected) reportError(error, "sign-in");
      await due();
      return isRejected ? failure(signInStrings.invalidCredentials, values) : fallback;
    }
    await clearSignIn(email, ip);
    const step = await startSession(client, isRemembered);
    return success(signInStrings.done, step ? stepPath(step, next) : next);
  });
}

/**
 * Emails a sign-in link to someone over the limit. Returns whether one has been sent; neither the
 * result nor the timing reveals whether the account exists.
 */
async function sendSignInLink(email: string, ip: string): Promise<boolean> {
  const due = constantTime(mailStep);
  const link = await takeSignInLink(email, ip);
  const isSent = link === "due" ? await mailLink(email) : link === "sent";
  await due();
  return isSent;
}

async function mailLink(email: string): Promise<boolean> {
  const { error } = await publicClient().auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false },
  });
  // A client error means that there is no account.
  if (!error || isClientError(error)) return true;
  reportError(error, "sign-in link");
  await forgetSignInLink(email);
  return concernsKnownEmail(error);
}

/** Returns the same result whether or not the email has an account. */
async function requestReset(form: FormData): Promise<Result> {
  const { result, data, values } = readSubmission(form, ResetInput);
  if (result) return result;
  const fallback = failure(resetStrings.failed, values);
  const ip = await clientIp();
  const due = constantTime(mailStep);
  return withReporting<Result>("password reset", fallback, async () => {
    const wait = await countReset(data.email, ip);
    if (wait > 0) return { ...failure(resetLimitText(wait), values), retryAfter: wait };
    // Uses a client without cookies: a PKCE verifier would tie the link to this browser.
    const { error } = await publicClient().auth.resetPasswordForEmail(data.email, {
      redirectTo: `${env().SITE_URL}/reset-password`,
    });
    if (error) reportError(error, "password reset");
    await due();
    return error && !concernsKnownEmail(error) ? fallback : success(resetStrings.sent);
  });
}
