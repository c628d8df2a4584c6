"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import { type ActionResult, failure, invalid, withReporting } from "@/lib/action";
import { isClientError } from "@/lib/auth/client-error";
import { markSignedIn } from "@/lib/auth/mark-signed-in";
import { getViewer } from "@/lib/auth/session";
import { flashResult } from "@/lib/forms/flash";
import { readSubmission } from "@/lib/forms/submission";
import { reportError } from "@/lib/log";
import { publicClient, sessionClient } from "@/lib/supabase/clients";
import { type LinkOutcome, needsPassword, readConfirmLink } from "./confirm-link";
import { endReset, grantReset, newPasswordSet, resetState } from "./reset-pass";
import { type NewPasswordField, NewPasswordInput } from "./schema";
import { newPasswordStrings } from "./sign-up-strings";

type Result = ActionResult<NewPasswordField>;

export async function openLink(_previous: null, form: FormData): Promise<never> {
  const link = readConfirmLink({ token_hash: form.get("token_hash"), type: form.get("type") });
  if (!link) redirect("/auth/confirm" as Route);
  // Confirming an email must not replace the current session, so this client stores none.
  const client = link.type === "signup" ? publicClient() : await sessionClient();
  const { data, error } = await client.auth.verifyOtp(link);
  if (error || !data.user) {
    const isRejected = error !== null && isClientError(error);
    if (!isRejected) reportError(error ?? "no user", "mailed link");
    redirect(outcomePage(link, isRejected ? "expired" : "unavailable"));
  }
  if (link.type === "signup") {
    // The mailbox owner may not have chosen the password: anyone can register with any email.
    await client.auth.signOut({ scope: "local" });
    redirect("/login?why=confirmed" as Route);
  }
  await markSignedIn(client);
  if (!needsPassword(link.type)) redirect("/");
  await grantReset(data.user.id);
  redirect("/reset-password");
}

export async function setPassword(_previous: Result, form: FormData): Promise<Result> {
  return flashResult("/reset-password", await changePassword(form));
}

async function changePassword(form: FormData): Promise<Result> {
  const { result, data } = readSubmission(form, NewPasswordInput);
  if (result) return result;
  return withReporting<Result>("new password", failure(newPasswordStrings.failed), async () => {
    const viewer = await getViewer();
    if (!viewer || (await resetState(viewer.id)) !== "open")
      return failure(newPasswordStrings.ended);
    const client = await sessionClient();
    const { error } = await client.auth.updateUser({ password: data.password });
    // 422: the password is too weak or the same as before.
    if (error?.status === 422) return invalid({ password: error.message });
    if (error) throw error;
    const others = await client.auth.signOut({ scope: "others" });
    if (others.error) reportError(others.error, "signing out other devices");
    await endReset(viewer.id);
    return newPasswordSet(viewer, others.error === null);
  });
}

function outcomePage(link: { token_hash: string; type: string }, outcome: LinkOutcome): Route {
  // A link that may still work stays in the URL, to be opened again.
  const params = outcome === "unavailable" ? link : { type: link.type };
  return `/auth/confirm?${new URLSearchParams({ ...params, outcome })}` as Route;
}
