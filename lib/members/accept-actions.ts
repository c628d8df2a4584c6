"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import { type ActionResult, failure, invalid, success, withReporting } from "@/lib/action";
import { ownSession } from "@/lib/auth/session";
import { env } from "@/lib/env";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { publicClient } from "@/lib/supabase/clients";
import { invitationState } from "./link-state";
import { deleteUnconfirmed, storeAcceptance } from "./queries";
import { type InvitedField, InvitedInput } from "./schema";
import { acceptStrings as strings } from "./strings";

type Result = ActionResult<InvitedField>;

const page = "/register/invitation";

const pageOf = (token: FormDataEntryValue | null) =>
  `${page}?${new URLSearchParams({ token: String(token) })}` as Route;

/** Gives the role to the signed-in account. Shows the link's page again if that fails. */
export const acceptInvitation = formAction<ActionResult>(async (form) => {
  const token = form.get("token");
  const accepted = await withReporting("invitation", false, async () => {
    const session = await ownSession();
    const link = await invitationState(token, session?.viewer ?? null);
    if (!session || session.viewer.step || link.status !== "accept") return null;
    return (await storeAcceptance(link.id, session.viewer.id)) === "accepted";
  });
  if (accepted) redirect("/admin");
  if (accepted === false) return failure(strings.failed);
  redirect(pageOf(token));
});

/**
 * Creates the account of an invited person, who then signs in. Not limited per IP, unlike other
 * sign-ups: an invitation creates one account, and a team may sign up from one office.
 */
export const signUpInvited = formAction<Result>(async (form) => {
  const token = form.get("token");
  return flashResult(page, await register(form, token), { token: String(token) });
});

async function register(form: FormData, token: FormDataEntryValue | null): Promise<Result> {
  const { result, data, values } = readSubmission(form, InvitedInput);
  if (result) return result;
  return withReporting<Result>("invitation", failure(strings.failed, values), async () => {
    const link = await invitationState(token, null);
    // The page explains any other state.
    if (link.status !== "sign-up") return success("", pageOf(token));
    if (link.account) await deleteUnconfirmed(link.account);
    const created = await publicClient().auth.signUp({
      email: link.email,
      password: data.password,
      // Proves to the database that the account was created with the invitation's link.
      options: {
        data: { username: data.username, is_admin: false, invitation: link.id },
        emailRedirectTo: env().SITE_URL,
      },
    });
    const { error } = created;
    if (error?.code === "weak_password") return invalid({ password: error.message }, values);
    const status = created.data.user && (await storeAcceptance(link.id, created.data.user.id));
    if (status !== "accepted") throw error ?? new Error(`accepting it: ${status}`);
    return success("", "/login?next=/admin&why=invited");
  });
}
