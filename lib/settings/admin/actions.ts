"use server";

import { refresh, updateTag } from "next/cache";
import type { z } from "zod";
import { type ActionResult, failure, success } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { cacheTags } from "@/lib/cache-tags";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { type Fields, readFields, readSubmission } from "@/lib/forms/submission";
import { reportError } from "@/lib/log";
import type { TablesUpdate } from "@/lib/supabase/database.types";
import { settingsForms } from "./forms";
import { type NotificationField, NotificationInput, type RateField, RateInput } from "./schema";
import { settingsStrings } from "./strings";

type Saving<Data> = {
  row: (data: Data) => TablesUpdate<"settings">;
  saved: string;
  failed: string;
};

export const setExchangeRate = formAction<ActionResult<RateField>>(async (form) => {
  const result = await save(form, RateInput, {
    row: ({ exchange_rate }) => ({ exchange_rate: Number(exchange_rate) }),
    saved: settingsStrings.rateSaved,
    failed: settingsStrings.rateFailed,
  });
  if (result.status === "success") updateTag(cacheTags.settings);
  return flashResult("/admin/settings", result, { form: settingsForms.rate });
});

/** An empty email stands for the configured one. */
export const setNotificationAddress = formAction<ActionResult<NotificationField>>(async (form) => {
  const result = await save(form, NotificationInput, {
    row: ({ notification_address }) => ({ notification_address: notification_address || null }),
    saved: settingsStrings.emailSaved,
    failed: settingsStrings.emailFailed,
  });
  if (result.status === "success") refresh();
  return flashResult("/admin/settings", result, { form: settingsForms.notifications });
});

async function save<Data, Field extends string>(
  form: FormData,
  schema: z.ZodType<Data> & Fields<Field>,
  { row, saved, failed }: Saving<Data>,
): Promise<ActionResult<Field>> {
  const session = await adminSession();
  if (!session.client) return failure(session.message, readFields(form, schema));
  const { result, data, values } = readSubmission(form, schema);
  if (result) return result;
  const stored = await session.client
    .from("settings")
    .update(row(data))
    .eq("id", true)
    .select("id");
  if (stored.data && stored.data.length > 0) return success(saved);
  // No row comes back once the database no longer sees this account as an admin.
  reportError(new Error(stored.error?.message ?? "no row was changed"), "settings");
  return failure(failed, values);
}
