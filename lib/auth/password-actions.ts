"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import type { ActionResult } from "@/lib/action";
import { invalid, readFields } from "@/lib/forms/fields";
import { answerForm } from "@/lib/forms/kept-answer";
import { reportError } from "@/lib/report";
import { publicClient } from "@/lib/supabase/public";
import { sessionClient } from "@/lib/supabase/session";
import { choosesPassword, type LinkOutcome, readConfirmLink } from "./confirm-link";
import { markSignedIn } from "./hint-cookie";
import { isRefusal } from "./refusal";
import { endReset, grantReset, newPasswordSet, resetState } from "./reset-pass";
import { type NewPasswordField, NewPasswordInput } from "./schema";
import { getViewer } from "./session";
import { newPasswordTexts } from "./sign-up-texts";

type Result = ActionResult<NewPasswordField>;

/** Uses the mailed link that the form holds: signs in, and goes where the link is for. */
export async function openLink(form: FormData): Promise<void> {
  const link = readConfirmLink({ token_hash: form.get("token_hash"), type: form.get("type") });
  if (!link) redirect("/auth/confirm" as Route);
  // Whoever confirms an address stays signed in as who they are: the link gives no session here.
  const client = link.type === "signup" ? publicClient() : await sessionClient();
  const { data, error } = await client.auth.verifyOtp(link);
  if (error || !data.user) {
    const isRefused = error !== null && isRefusal(error);
    if (!isRefused) reportError(error ?? "no user", "mailed link");
    redirect(outcomePage(link, isRefused ? "expired" : "unavailable"));
  }
  if (link.type === "signup") {
    // Whoever has the mailbox need not have chosen the password: an account can be registered in
    // another's name. So the password is asked for, and who does not know it sets a new one.
    await client.auth.signOut({ scope: "local" });
    redirect("/login?why=confirmed" as Route);
  }
  await markSignedIn(client);
  if (!choosesPassword(link.type)) redirect("/");
  await grantReset(data.user.id);
  redirect("/reset-password");
}

/** Sets the password of who has come by a mailed link, and signs every other device out. */
export async function setPassword(_previous: Result, form: FormData): Promise<Result> {
  return answerForm("/reset-password", await changePassword(form));
}

async function changePassword(form: FormData): Promise<Result> {
  const input = NewPasswordInput.safeParse(readFields(form, NewPasswordInput));
  if (!input.success) return invalid(input.error, {});
  const failure = (message: string, errors: Partial<Record<NewPasswordField, string>> = {}) =>
    ({ status: "error", message, errors, values: {} }) as const;
  try {
    const viewer = await getViewer();
    if (!viewer || (await resetState(viewer.id)) !== "open") return failure(newPasswordTexts.ended);
    const client = await sessionClient();
    const { error } = await client.auth.updateUser({ password: input.data.password });
    // What the server has against the password: too weak, or the same as before.
    if (error?.status === 422) return failure("", { password: error.message });
    if (error) throw error;
    const others = await client.auth.signOut({ scope: "others" });
    if (others.error) reportError(others.error, "signing out other devices");
    await endReset(viewer.id);
    return newPasswordSet(viewer, others.error === null);
  } catch (error) {
    reportError(error, "new password");
    return failure(newPasswordTexts.failed);
  }
}

function outcomePage(link: { token_hash: string; type: string }, outcome: LinkOutcome): Route {
  // A link that may still work stays in the address, to be opened again.
  const kept = outcome === "unavailable" ? link : { type: link.type };
  return `/auth/confirm?${new URLSearchParams({ ...kept, outcome })}` as Route;
}
