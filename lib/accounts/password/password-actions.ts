"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import {
  type ConfirmLink,
  type LinkOutcome,
  needsPassword,
  readConfirmLink,
} from "@/lib/accounts/confirm-link";
import { forgetSignInLink, linkSetsPassword } from "@/lib/accounts/queries";
import { type NewPasswordField, NewPasswordInput } from "@/lib/accounts/schema";
import { newPasswordStrings } from "@/lib/accounts/sign-up-strings";
import { startSession } from "@/lib/accounts/start-session";
import { type ActionResult, failure, invalid, success, withReporting } from "@/lib/action";
import { isClientError } from "@/lib/auth/client-error";
import { getViewer } from "@/lib/auth/session";
import { stepPath } from "@/lib/auth/step-path";
import { readClaims } from "@/lib/auth/viewer";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { reportError } from "@/lib/log";
import { publicClient, sessionClient } from "@/lib/supabase/clients";
import { replacePassword, signInAnew } from "./replace-password";
import { keepPass, newPasswordSet, resetState } from "./reset-pass";

type Result = ActionResult<NewPasswordField>;

export const openLink = formAction<ActionResult>(async (form) => {
  const link = readConfirmLink({ token_hash: form.get("token_hash"), type: form.get("type") });
  if (!link) redirect("/auth/confirm" as Route);
  // Confirming an email must not replace the current session, so this client doesn't store one.
  const isSignUp = link.type === "signup";
  const client = isSignUp ? publicClient() : await sessionClient(false);
  const setsPassword = needsPassword(link.type) && (await maySetPassword(link));
  const { data, error } = await client.auth.verifyOtp(link);
  if (error || !data.session) {
    const isRejected = error !== null && isClientError(error);
    if (!isRejected) reportError(error ?? "no session", "mailed link");
    redirect(outcomePage(link, isRejected ? "expired" : "unavailable"));
  }
  if (isSignUp) {
    // The mailbox owner may not have chosen the password: anyone can register with any email.
    await client.auth.signOut({ scope: "local" });
    redirect("/login?why=confirmed" as Route);
  }
  const step = await startSession(client, false);
  if (link.type === "magiclink") await allowNextLink(data.session.user.email);
  const next = setsPassword ? "/reset-password" : "/";
  if (setsPassword) await keepPass("open", readClaims(data.session.access_token)?.sessionId ?? "");
  redirect(step ? stepPath(step, next) : next);
});

export const setPassword = formAction<Result>(async (form) => {
  return flashResult("/reset-password", await changePassword(form));
});

async function changePassword(form: FormData): Promise<Result> {
  const { result, data } = readSubmission(form, NewPasswordInput);
  if (result) return result;
  return withReporting<Result>("new password", failure(newPasswordStrings.failed), async () => {
    const viewer = await getViewer();
    const isOpen = viewer && !viewer.step && (await resetState(viewer)) === "open";
    if (!isOpen) return failure(newPasswordStrings.ended);
    const outcome = await replacePassword(await sessionClient(), viewer, data.password);
    if (outcome.status === "weak") return invalid({ password: outcome.message });
    if (outcome.status === "signed-out") return success("", signInAnew);
    await keepPass("done", viewer.id);
    return newPasswordSet(viewer);
  });
}

/** The type in the URL is untrusted, so look up the token before `verifyOtp` consumes it. */
async function maySetPassword(link: ConfirmLink): Promise<boolean> {
  const known = await withReporting("mailed link", null, () => linkSetsPassword(link.token_hash));
  if (known === null) redirect(outcomePage(link, "unavailable"));
  return known;
}

/** Never throws, because the session is already open. */
async function allowNextLink(email = ""): Promise<void> {
  await forgetSignInLink(email).catch((error) => reportError(error, "sign-in link"));
}

function outcomePage(link: ConfirmLink, outcome: LinkOutcome): Route {
  // Keep a link that may still work in the URL, so that it can be retried.
  const params = outcome === "unavailable" ? link : { type: link.type };
  return `/auth/confirm?${new URLSearchParams({ ...params, outcome })}` as Route;
}
