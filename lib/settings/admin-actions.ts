"use server";

import { refresh, updateTag } from "next/cache";
import type { ActionResult } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { cacheTags } from "@/lib/cache-tags";
import { invalid, readFields } from "@/lib/forms/fields";
import { answerForm } from "@/lib/forms/kept-answer";
import { reportError } from "@/lib/report";
import { settingsForms } from "./forms";
import {
  type NotificationField,
  NotificationInput,
  type RateField,
  RateInput,
  type SettingsField,
} from "./schema";
import { settingsTexts } from "./texts";

type Values = Partial<Record<SettingsField, string>>;

/** Sets what a TT dollar is worth; every public page with a price is made anew at its next request. */
export async function setExchangeRate(
  _previous: ActionResult<RateField>,
  form: FormData,
): Promise<ActionResult<RateField>> {
  return answerForm("/admin/settings", await saveRate(form), { form: settingsForms.rate });
}

/** Sets where the site's notices go; an empty address is the one of the configuration. */
export async function setNotificationAddress(
  _previous: ActionResult<NotificationField>,
  form: FormData,
): Promise<ActionResult<NotificationField>> {
  const result = await saveAddress(form);
  return answerForm("/admin/settings", result, { form: settingsForms.notifications });
}

async function saveRate(form: FormData): Promise<ActionResult<RateField>> {
  const values = readFields(form, RateInput);
  const session = await adminSession();
  if (!session.client) return failure(session.message, values);
  const input = RateInput.safeParse(values);
  if (!input.success) return invalid(input.error, values);
  const { data, error } = await session.client
    .from("settings")
    .update({ usd_per_ttd: Number(input.data.usd_per_ttd) })
    .eq("id", true)
    .select("id");
  if (error || data.length === 0) return unsaved(error, settingsTexts.rateFailed, values);
  updateTag(cacheTags.settings);
  return { status: "success", message: settingsTexts.rateSaved };
}

async function saveAddress(form: FormData): Promise<ActionResult<NotificationField>> {
  const values = readFields(form, NotificationInput);
  const session = await adminSession();
  if (!session.client) return failure(session.message, values);
  const input = NotificationInput.safeParse(values);
  if (!input.success) return invalid(input.error, values);
  const { data, error } = await session.client
    .from("settings")
    .update({ notification_address: input.data.notification_address || null })
    .eq("id", true)
    .select("id");
  if (error || data.length === 0) return unsaved(error, settingsTexts.addressFailed, values);
  refresh();
  return { status: "success", message: settingsTexts.addressSaved };
}

/** No row answers where the database no longer takes this account for an admin's. */
function unsaved(error: { message: string } | null, message: string, values: Values) {
  reportError(new Error(error?.message ?? "no row was changed"), "settings");
  return failure(message, values);
}

function failure<Field extends SettingsField>(
  message: string,
  values: Partial<Record<Field, string>>,
): ActionResult<Field> {
  return { status: "error", message, errors: {}, values };
}
