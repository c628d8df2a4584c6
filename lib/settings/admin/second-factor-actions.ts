"use server";

import type { Route } from "next";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { rejectStaleSession } from "@/lib/accounts/confirm-password";
import { type ActionResult, failure, invalid, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { removeSecondFactor, renewRecoveryCodes } from "@/lib/second-factor/queries";
import { rejectCode } from "@/lib/second-factor/reject-code";
import { keepSetup } from "@/lib/second-factor/setup-cookie";
import { call } from "@/lib/supabase/query";
import { settingsForms } from "./forms";
import {
  type RequirementField,
  RequirementInput,
  type SecondFactorField,
  SecondFactorInput,
} from "./schema";
import { settingsStrings as strings } from "./strings";

type Result = ActionResult<SecondFactorField>;
type RequirementResult = ActionResult<RequirementField>;

/** Where every admin has to have one, a removal leads to the enrolment of the next. */
export const changeSecondFactor = formAction<Result>(async (form) => {
  const result = await change(form);
  if (result.status === "success" && result.next) redirect(result.next as Route);
  if (result.status === "success") refresh();
  return flashResult("/admin/settings", result, { form: settingsForms.secondFactor });
});

export const requireSecondFactor = formAction<RequirementResult>(async (form) => {
  const result = await setRequirement(form);
  if (result.status === "success") refresh();
  return flashResult("/admin/settings", result, { form: settingsForms.requirement });
});

async function change(form: FormData): Promise<Result> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const { result, data } = readSubmission(form, SecondFactorInput);
  if (result) return result;
  return withReporting<Result>("second factor", failure(strings.factorFailed), async () => {
    const rejected = await rejectCode(session, data.code);
    if (rejected) return rejected;
    if (data.change === "remove") {
      await removeSecondFactor(session.viewer);
      return success(strings.factorRemoved);
    }
    const codes = await renewRecoveryCodes(session.viewer);
    if (!codes) return failure(strings.factorFailed);
    await keepSetup({ codes });
    return success("", "/login/recovery-codes?next=/admin/settings");
  });
}

async function setRequirement(form: FormData): Promise<RequirementResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const { result, data, values } = readSubmission(form, RequirementInput);
  if (result) return result;
  const fallback = failure(strings.requirementFailed, values);
  return withReporting<RequirementResult>("second factor", fallback, async () => {
    const isRequired = Boolean(data.required) && data.required !== "false";
    const rejected = isRequired ? null : await rejectStaleSession(session.viewer, form);
    if (rejected) return rejected;
    const isStored = await call(session.client, "set_second_factor_required", {
      p_required: isRequired,
    });
    if (!isStored) return invalid({ required: strings.ownFactorFirst });
    return success(isRequired ? strings.factorRequired : strings.factorNotRequired);
  });
}
