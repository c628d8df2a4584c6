"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import { beginSignIn, clearSignIn } from "@/lib/accounts/queries";
import { replacePassword, signInAnew } from "@/lib/accounts/replace-password";
import { signInLimitText } from "@/lib/accounts/strings";
import { type ActionResult, failure, invalid, success, withReporting } from "@/lib/action";
import { type AdminSession, adminSession } from "@/lib/auth/session";
import { stepPath } from "@/lib/auth/step-path";
import { flashResult } from "@/lib/forms/flash";
import { limited } from "@/lib/forms/limited";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { clientIp } from "@/lib/security/sender";
import { settingsForms } from "./forms";
import { type PasswordField, PasswordInput } from "./schema";
import { settingsStrings as strings } from "./strings";
import { isPassword } from "./verify-password";

type Result = ActionResult<PasswordField>;

export const changePassword = formAction<Result>(async (form) => {
  const result = await change(form);
  if (result.status === "success" && result.next) redirect(result.next as Route);
  return flashResult("/admin/settings", result, { form: settingsForms.password });
});

async function change(form: FormData): Promise<Result> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const { result, data } = readSubmission(form, PasswordInput);
  if (result) return result;
  const { email } = session.viewer;
  const ip = await clientIp();
  return withReporting<Result>("own password", failure(strings.passwordFailed), async () => {
    const wait = await beginSignIn(email, ip);
    if (wait > 0) return limited(signInLimitText(wait), wait);
    if (!(await isPassword(email, data.current_password)))
      return invalid({ current_password: strings.passwordWrong });
    await clearSignIn(email, ip);
    return store(session, data.new_password);
  });
}

async function store({ client, viewer }: AdminSession, password: string): Promise<Result> {
  const outcome = await replacePassword(client, viewer.email, password);
  if (outcome.status === "weak") return invalid({ new_password: outcome.message });
  if (outcome.status === "signed-out") return success("", signInAnew);
  if (outcome.step) return success("", stepPath(outcome.step, "/admin/settings", "passwordOnly"));
  return success(strings.passwordSaved);
}
