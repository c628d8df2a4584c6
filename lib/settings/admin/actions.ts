"use server";

import { refresh, updateTag } from "next/cache";
import { rejectPassword, rejectStaleSession } from "@/lib/accounts/password/confirm-password";
import { replacePassword, signInAnew } from "@/lib/accounts/password/replace-password";
import { failure, invalid, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { stepPath } from "@/lib/auth/step-path";
import { exchangeRateTag } from "@/lib/pricing/queries";
import { removeSecondFactor, renewRecoveryCodes } from "@/lib/second-factor/queries";
import { rejectCode } from "@/lib/second-factor/reject-code";
import { keepSetup } from "@/lib/second-factor/setup-cookie";
import type { SessionClient } from "@/lib/supabase/clients";
import { call, orThrow } from "@/lib/supabase/query";
import type { Tables } from "@/lib/supabase/row";
import { settingsForms } from "./forms";
import {
  EndedSession,
  NotificationInput,
  otherSessions,
  PasswordInput,
  RateInput,
  RequirementInput,
  SecondFactorInput,
} from "./schema";
import { settingsStrings as strings } from "./strings";

/** Each form's page, who may submit it, and its name in the log. */
const forms = {
  rate: { page: "/admin/settings", permission: "settings", where: "settings" },
  notifications: { page: "/admin/settings", permission: "settings", where: "settings" },
  password: { page: "/admin/settings/account", permission: "admin", where: "own password" },
  sessions: { page: "/admin/settings/account", permission: "admin", where: "own sessions" },
  secondFactor: { page: "/admin/settings/security", permission: "admin", where: "second factor" },
  requirement: { page: "/admin/settings/security", permission: "settings", where: "second factor" },
} as const;

function options(form: keyof typeof forms, failed: string) {
  const { page, ...reported } = forms[form];
  return { ...reported, failed, shownOn: [page, { form: settingsForms[form] }] as const };
}

export const setExchangeRate = adminAction(
  RateInput,
  options("rate", strings.rateFailed),
  async ({ client }, { exchange_rate }) => {
    await save(client, { exchange_rate: Number(exchange_rate) });
    updateTag(exchangeRateTag);
    return success(strings.rateSaved);
  },
);

/** An empty email means the configured one. */
export const setNotificationAddress = adminAction(
  NotificationInput,
  options("notifications", strings.emailFailed),
  async ({ client }, { notification_address }) => {
    await save(client, { notification_address: notification_address || null });
    refresh();
    return success(strings.emailSaved);
  },
);

export const changePassword = adminAction(
  PasswordInput,
  options("password", strings.passwordFailed),
  async ({ client, viewer }, { current_password, new_password }) => {
    const rejected = await rejectPassword(viewer, current_password, "current_password");
    if (rejected) return rejected;
    const outcome = await replacePassword(client, viewer, new_password);
    if (outcome.status === "weak") return invalid({ new_password: outcome.message });
    if (outcome.status === "signed-out") return success("", signInAnew);
    if (outcome.step)
      return success("", stepPath(outcome.step, "/admin/settings/account", "passwordOnly"));
    return success(strings.passwordSaved);
  },
);

/** Never ends the current session; signing out does. */
export const endOwnSessions = adminAction(
  EndedSession,
  options("sessions", strings.sessionsFailed),
  async ({ client }, { session }) => {
    const isAll = session === otherSessions;
    const ended = await call(client, "end_own_sessions", isAll ? {} : { p_id: session });
    refresh();
    if (isAll) return success(strings.sessionsEnded);
    return success(ended > 0 ? strings.sessionEnded : strings.sessionGone);
  },
);

/** If every admin must have a second factor, removing one leads to enrolling another. */
export const changeSecondFactor = adminAction(
  SecondFactorInput,
  options("secondFactor", strings.factorFailed),
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
    return success("", "/login/recovery-codes?next=/admin/settings/security");
  },
);

export const requireSecondFactor = adminAction(
  RequirementInput,
  options("requirement", strings.requirementFailed),
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

async function save(client: SessionClient, row: Tables["settings"]["Update"]): Promise<void> {
  const rows = orThrow("settings")(
    await client.from("settings").update(row).eq("id", true).select("id"),
  );
  // No rows means that the database no longer sees this account as an admin.
  if (rows.length === 0) throw new Error("settings: no row was changed");
}
