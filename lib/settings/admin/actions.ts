"use server";

import { refresh, updateTag } from "next/cache";
import { success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { cacheTags } from "@/lib/cache-tags";
import type { SessionClient } from "@/lib/supabase/clients";
import type { TablesUpdate } from "@/lib/supabase/database.types";
import { orThrow } from "@/lib/supabase/query";
import { settingsForms } from "./forms";
import { NotificationInput, RateInput } from "./schema";
import { settingsStrings as strings } from "./strings";

export const setExchangeRate = adminAction(
  RateInput,
  {
    where: "settings",
    failed: strings.rateFailed,
    shownOn: ["/admin/settings", { form: settingsForms.rate }],
  },
  async ({ client }, { exchange_rate }) => {
    await save(client, { exchange_rate: Number(exchange_rate) });
    updateTag(cacheTags.settings);
    return success(strings.rateSaved);
  },
);

/** An empty email stands for the configured one. */
export const setNotificationAddress = adminAction(
  NotificationInput,
  {
    where: "settings",
    failed: strings.emailFailed,
    shownOn: ["/admin/settings", { form: settingsForms.notifications }],
  },
  async ({ client }, { notification_address }) => {
    await save(client, { notification_address: notification_address || null });
    refresh();
    return success(strings.emailSaved);
  },
);

async function save(client: SessionClient, row: TablesUpdate<"settings">): Promise<void> {
  const rows = orThrow("settings")(
    await client.from("settings").update(row).eq("id", true).select("id"),
  );
  // The database no longer sees this account as an admin.
  if (rows.length === 0) throw new Error("settings: no row was changed");
}
