"use server";

import { type ActionResult, failure, invalid, success, withReporting } from "@/lib/action";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { flashResult } from "@/lib/forms/flash";
import { limited } from "@/lib/forms/limited";
import { readSender, type Sender } from "@/lib/forms/sender";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { reportError } from "@/lib/log";
import { requestSubscription } from "@/lib/newsletter/queries";
import { constantTime, mailStep } from "@/lib/security/constant-time";
import { countSignUp } from "./queries";
import { registerAccount } from "./register-account";
import { type SignUpField, SignUpInput } from "./schema";
import { signUpLimitText, signUpStrings } from "./sign-up-strings";

type Result = ActionResult<SignUpField>;

const registered = success(signUpStrings.done, "/login");

/** Same result after the same time whether the email has an account or not. */
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
    if (wait > 0) return limited(signUpLimitText(wait), wait, values);
    const outcome = await registerAccount(data);
    if (outcome.status === "registered") await subscribe(email, sender);
    await due();
    if (outcome.status === "weak") return invalid({ password: outcome.message }, values);
    if (outcome.status === "failed") return failure(outcome.message, values);
    sendQueuedMail();
    return registered;
  });
}

/** Never throws: a newsletter error must not fail the registration. */
async function subscribe(email: string, sender: Sender): Promise<void> {
  await requestSubscription(email, "sign-up", sender).catch((error) =>
    reportError(error, "newsletter at sign-up"),
  );
}
