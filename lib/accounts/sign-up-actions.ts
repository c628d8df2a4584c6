"use server";

import type { z } from "zod";
import { type ActionResult, failure, invalid, limited, success, withReporting } from "@/lib/action";
import { isClientError } from "@/lib/auth/client-error";
import { getMailWords } from "@/lib/content/mail-words";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { env } from "@/lib/env";
import { flashResult } from "@/lib/forms/flash";
import { readSender } from "@/lib/forms/sender";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { reportError } from "@/lib/log";
import { requestSubscription } from "@/lib/newsletter/queries";
import { constantTime, mailStep } from "@/lib/security/constant-time";
import { publicClient } from "@/lib/supabase/clients";
import { accountMail } from "./mails";
import { countSignUp, remindOfAccount } from "./queries";
import { type SignUpField, SignUpInput } from "./schema";
import { signUpStrings } from "./sign-up-strings";

type Result = ActionResult<SignUpField>;

const registered = success(signUpStrings.done, "/login");

/** Takes the same time and returns the same result whether or not the email has an account. */
export const signUp = formAction<Result>(async (form) => {
  return flashResult("/register", await register(form));
});

async function register(form: FormData): Promise<Result> {
  const guards = { success: () => registered };
  const { result, data, values } = readSubmission(form, SignUpInput, guards);
  if (result) return result;
  const { email } = data;
  const sender = await readSender("sign-up", form, { email });
  const due = constantTime(mailStep);
  return withReporting<Result>("sign-up", failure(signUpStrings.failed, values), async () => {
    const wait = await countSignUp(sender.ip);
    if (wait > 0) return limited(signUpStrings.limited, wait, values);
    const outcome = await registerAccount(data);
    if (outcome.status === "registered") {
      // A newsletter error must not fail the registration.
      const subscribe = () => requestSubscription(email, "sign-up", sender);
      await withReporting("newsletter at sign-up", null, subscribe);
    }
    await due();
    if (outcome.status === "weak") return invalid({ password: outcome.message }, values);
    if (outcome.status === "failed") return failure(outcome.message, values);
    sendQueuedMail();
    return registered;
  });
}

type Outcome = { status: "registered" } | { status: "weak" | "failed"; message: string };

/**
 * An existing account counts as registered, and its owner gets an email. Throws if the database
 * fails.
 */
async function registerAccount(input: z.infer<typeof SignUpInput>): Promise<Outcome> {
  const { username, email, password } = input;
  const words = await getMailWords("account-exists");
  // No cookies: the emailed link must work in any browser, and nobody is signed in yet.
  const { data, error } = await publicClient().auth.signUp({
    email,
    password,
    options: { data: { username, is_admin: false }, emailRedirectTo: env().SITE_URL },
  });
  if (error?.code === "weak_password") return { status: "weak", message: error.message };
  if (!error && !data.user) return { status: "failed", message: signUpStrings.noUser };
  // Depending on its version, the auth server reports an existing email as a user without
  // identities, a rate limit or an error. Each is ambiguous, so check the database.
  const isNew = !error && data.user?.identities?.length !== 0;
  if (isNew || (await remindOfAccount(email, accountMail(email, env().SITE_URL, words)))) {
    return { status: "registered" };
  }
  reportError(error ?? "no identities", "sign-up");
  // Only client errors have a message fit to show.
  const message = error && isClientError(error) ? error.message : "";
  return { status: "failed", message: message || signUpStrings.failed };
}
