"use server";

import { headers } from "next/headers";
import { after } from "next/server";
import type { ActionResult } from "@/lib/action";
import { drainOutbox } from "@/lib/email/outbox";
import { env } from "@/lib/env";
import { invalid, readFields } from "@/lib/forms/fields";
import { answerForm } from "@/lib/forms/kept-answer";
import { looksAutomated, tooFast } from "@/lib/forms/spam";
import { requestSubscription } from "@/lib/newsletter/subscription";
import { reportError } from "@/lib/report";
import { clientAddress } from "@/lib/security/client-address";
import { countSignUp } from "./queries";
import { registerAccount } from "./register-account";
import { type SignUpField, SignUpInput } from "./schema";
import { signUpLimitText, signUpTexts } from "./sign-up-texts";
import { mailStep, steadyAnswer } from "./steady";

type Result = ActionResult<SignUpField>;

const success: Result = { status: "success", message: signUpTexts.done, next: "/login" };

/** Registers. The answer is the same, and takes as long, whether the address has an account or not. */
export async function signUp(_previous: Result, form: FormData): Promise<Result> {
  return answerForm("/register", await register(form));
}

async function register(form: FormData): Promise<Result> {
  const { password, confirmPassword, ...values } = readFields(form, SignUpInput);
  if (looksAutomated(form)) return success;
  const input = SignUpInput.safeParse({ ...values, password, confirmPassword });
  if (!input.success) return invalid(input.error, values);
  const failure = (message: string): Result => ({ status: "error", message, errors: {}, values });
  if (tooFast(form)) return failure(signUpTexts.tooFast);
  const address = clientAddress(await headers(), env().TRUSTED_PROXIES);
  const due = steadyAnswer(mailStep);
  try {
    const wait = await countSignUp(address);
    if (wait > 0) return failure(signUpLimitText(wait));
    const outcome = await registerAccount(input.data);
    if (outcome.status === "registered") await subscribe(input.data.email, address);
    await due();
    if (outcome.status === "weak") {
      return { status: "error", message: "", errors: { password: outcome.message }, values };
    }
    if (outcome.status === "failed") return failure(outcome.message);
  } catch (error) {
    reportError(error, "sign-up");
    return failure(signUpTexts.failed);
  }
  after(() => drainOutbox().catch((error) => reportError(error, "outbox")));
  return success;
}

/** What goes wrong here is no reason to say that the registration has failed. */
async function subscribe(email: string, address: string): Promise<void> {
  await requestSubscription(email, "sign-up", address).catch((error) =>
    reportError(error, "newsletter at sign-up"),
  );
}
