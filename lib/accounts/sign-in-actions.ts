"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { isClientError } from "@/lib/auth/client-error";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { stepPath } from "@/lib/auth/step-path";
import { flashResult, sentByScripts } from "@/lib/forms/flash";
import { limited } from "@/lib/forms/limited";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { reportError } from "@/lib/log";
import { constantTime, signInStep } from "@/lib/security/constant-time";
import { clientIp } from "@/lib/security/sender";
import { sessionClient } from "@/lib/supabase/clients";
import { beginSignIn, clearSignIn } from "./queries";
import { requestReset } from "./request-reset";
import { type SignInField, SignInInput } from "./schema";
import { sendSignInLink } from "./sign-in-link";
import { startSession } from "./start-session";
import { signInLimitText, signInLinkText, signInStrings } from "./strings";

type Result = ActionResult<SignInField>;

export const signIn = formAction<Result>(async (form) => {
  const next = safeRedirectPath(form.get("next"));
  const isReset = form.get("intent") === "reset";
  const result = isReset ? await requestReset(form) : await openSession(form, next);
  if (result.status !== "success" || isReset) return flashResult("/login", result, { next });
  if (!(await sentByScripts())) redirect(result.next as Route);
  return result;
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
      return limited(isLinkSent ? signInLinkText(wait) : signInLimitText(wait), wait, values);
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
