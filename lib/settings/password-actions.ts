"use server";

import { headers } from "next/headers";
import type { ActionResult } from "@/lib/action";
import { beginSignIn, clearSignIn } from "@/lib/auth/queries";
import { type AdminSession, adminSession } from "@/lib/auth/session";
import { signInLimitText } from "@/lib/auth/texts";
import { env } from "@/lib/env";
import { invalid, readFields } from "@/lib/forms/fields";
import { answerForm } from "@/lib/forms/kept-answer";
import { reportError } from "@/lib/report";
import { clientAddress } from "@/lib/security/client-address";
import { settingsForms } from "./forms";
import { isPassword } from "./password";
import { type PasswordField, PasswordInput } from "./schema";
import { settingsTexts } from "./texts";

type Result = ActionResult<PasswordField>;

/** Changes the admin's own password, who has to know the present one, and ends their other sessions. */
export async function changePassword(_previous: Result, form: FormData): Promise<Result> {
  return answerForm("/admin/settings", await change(form), { form: settingsForms.password });
}

async function change(form: FormData): Promise<Result> {
  const values = readFields(form, PasswordInput);
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const input = PasswordInput.safeParse(values);
  if (!input.success) return invalid<PasswordField>(input.error, {});
  const { current_password: current, new_password: next } = input.data;
  const { email } = session.viewer;
  const address = clientAddress(await headers(), env().TRUSTED_PROXIES);
  try {
    const wait = await beginSignIn(email, address);
    if (wait > 0) return failure(signInLimitText(wait));
    if (!(await isPassword(email, current)))
      return wrong("current_password", settingsTexts.passwordWrong);
    await clearSignIn(email, address);
    return await store(session, next);
  } catch (error) {
    reportError(error, "own password");
    return failure(settingsTexts.passwordFailed);
  }
}

async function store({ client }: AdminSession, password: string): Promise<Result> {
  const { error } = await client.auth.updateUser({ password });
  // A project can ask more of a password than this site does; its words say what.
  if (error?.code === "weak_password") return wrong("new_password", error.message);
  if (error) throw error;
  const { error: kept } = await client.auth.signOut({ scope: "others" });
  if (!kept) return { status: "success", message: settingsTexts.passwordSaved };
  reportError(kept, "own password");
  return { status: "success", message: settingsTexts.passwordSavedHere };
}

function wrong(field: PasswordField, error: string): Result {
  return { status: "error", message: "", errors: { [field]: error }, values: {} };
}

// Passwords are never sent back; with scripts they stand in their fields all the same.
function failure(message: string): Result {
  return { status: "error", message, errors: {}, values: {} };
}
