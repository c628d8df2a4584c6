"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import { rejectPassword } from "@/lib/accounts/confirm-password";
import { replacePassword, signInAnew } from "@/lib/accounts/replace-password";
import { type ActionResult, failure, invalid, success, withReporting } from "@/lib/action";
import { type AdminSession, adminSession } from "@/lib/auth/session";
import { stepPath } from "@/lib/auth/step-path";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { settingsForms } from "./forms";
import { type PasswordField, PasswordInput } from "./schema";
import { settingsStrings as strings } from "./strings";

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
  return withReporting<Result>("own password", failure(strings.passwordFailed), async () => {
    const rejected = await rejectPassword(
      session.viewer,
      data.current_password,
      "current_password",
    );
    return rejected ?? store(session, data.new_password);
  });
}

async function store({ client, viewer }: AdminSession, password: string): Promise<Result> {
  const outcome = await replacePassword(client, viewer, password);
  if (outcome.status === "weak") return invalid({ new_password: outcome.message });
  if (outcome.status === "signed-out") return success("", signInAnew);
  if (outcome.step) return success("", stepPath(outcome.step, "/admin/settings", "passwordOnly"));
  return success(strings.passwordSaved);
}
