"use server";

import { refresh } from "next/cache";
import { rejectStaleSession } from "@/lib/accounts/confirm-password";
import { failure, invalid, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { removeSecondFactor, renewRecoveryCodes } from "@/lib/second-factor/queries";
import { rejectCode } from "@/lib/second-factor/reject-code";
import { keepSetup } from "@/lib/second-factor/setup-cookie";
import { call } from "@/lib/supabase/query";
import { settingsForms } from "./forms";
import { RequirementInput, SecondFactorInput } from "./schema";
import { settingsStrings as strings } from "./strings";

/** Where every admin has to have one, a removal leads to the enrolment of the next. */
export const changeSecondFactor = adminAction(
  SecondFactorInput,
  {
    where: "second factor",
    failed: strings.factorFailed,
    shownOn: ["/admin/settings", { form: settingsForms.secondFactor }],
  },
  async (session, { code, change }) => {
    const rejected = await rejectCode(session, code);
    if (rejected) return rejected;
    if (change === "remove") {
      await removeSecondFactor(session.viewer);
      refresh();
      return success(strings.factorRemoved);
    }
    const codes = await renewRecoveryCodes(session.viewer);
    if (!codes) return failure(strings.factorFailed);
    await keepSetup({ codes });
    return success("", "/login/recovery-codes?next=/admin/settings");
  },
);

export const requireSecondFactor = adminAction(
  RequirementInput,
  {
    where: "second factor",
    failed: strings.requirementFailed,
    shownOn: ["/admin/settings", { form: settingsForms.requirement }],
  },
  async ({ client, viewer }, { required, your_password }) => {
    const isRequired = Boolean(required) && required !== "false";
    const rejected = isRequired ? null : await rejectStaleSession(viewer, your_password);
    if (rejected) return rejected;
    const isStored = await call(client, "set_second_factor_required", { p_required: isRequired });
    if (!isStored) return invalid({ required: strings.ownFactorFirst });
    refresh();
    return success(isRequired ? strings.factorRequired : strings.factorNotRequired);
  },
);
