"use server";

import { rejectPassword } from "@/lib/accounts/confirm-password";
import { replacePassword, signInAnew } from "@/lib/accounts/replace-password";
import { invalid, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { stepPath } from "@/lib/auth/step-path";
import { settingsForms } from "./forms";
import { PasswordInput } from "./schema";
import { settingsStrings as strings } from "./strings";

export const changePassword = adminAction(
  PasswordInput,
  {
    where: "own password",
    failed: strings.passwordFailed,
    shownOn: ["/admin/settings", { form: settingsForms.password }],
  },
  async ({ client, viewer }, { current_password, new_password }) => {
    const rejected = await rejectPassword(viewer, current_password, "current_password");
    if (rejected) return rejected;
    const outcome = await replacePassword(client, viewer, new_password);
    if (outcome.status === "weak") return invalid({ new_password: outcome.message });
    if (outcome.status === "signed-out") return success("", signInAnew);
    if (outcome.step) return success("", stepPath(outcome.step, "/admin/settings", "passwordOnly"));
    return success(strings.passwordSaved);
  },
);
