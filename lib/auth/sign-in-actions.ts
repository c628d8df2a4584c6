"use server";

import type { Route } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ActionResult } from "@/lib/action";
import { env } from "@/lib/env";
import { invalid, readFields } from "@/lib/forms/fields";
import { answerForm, sentByScripts } from "@/lib/forms/kept-answer";
import { reportError } from "@/lib/report";
import { clientAddress } from "@/lib/security/client-address";
import { sessionClient } from "@/lib/supabase/session";
import { markSignedIn } from "./hint-cookie";
import { nextPath } from "./next-path";
import { beginSignIn, clearSignIn } from "./queries";
import { isRefusal } from "./refusal";
import { requestReset } from "./request-reset";
import { type SignInField, SignInInput } from "./schema";
import { signInStep, steadyAnswer } from "./steady";
import { signInLimitText, signInTexts } from "./texts";

type Result = ActionResult<SignInField>;

/** Signs in, or, sent by its other button, mails a link that resets the password. */
export async function signIn(_previous: Result, form: FormData): Promise<Result> {
  const next = nextPath(form.get("next"));
  const isReset = form.get("intent") === "reset";
  const result = isReset ? await requestReset(form) : await openSession(form);
  if (result.status !== "success" || isReset) return answerForm("/login", result, { next });
  if (!(await sentByScripts())) redirect(next as Route);
  return { ...result, next };
}

async function openSession(form: FormData): Promise<Result> {
  const { password, ...values } = readFields(form, SignInInput);
  const input = SignInInput.safeParse({ ...values, password });
  if (!input.success) return invalid(input.error, values);
  const failure = (message: string): Result => ({ status: "error", message, errors: {}, values });
  const { email } = input.data;
  const address = clientAddress(await headers(), env().TRUSTED_PROXIES);
  const due = steadyAnswer(signInStep);
  try {
    const wait = await beginSignIn(email, address);
    if (wait > 0) return failure(signInLimitText(wait));
    const client = await sessionClient();
    const { error } = await client.auth.signInWithPassword(input.data);
    if (error) {
      const isRefused = isRefusal(error);
      if (!isRefused) reportError(error, "sign-in");
      await due();
      return failure(isRefused ? signInTexts.refused : signInTexts.failed);
    }
    await clearSignIn(email, address);
    await markSignedIn(client);
  } catch (error) {
    reportError(error, "sign-in");
    return failure(signInTexts.failed);
  }
  return { status: "success", message: signInTexts.done };
}
