import "server-only";
import { defaultRate } from "@/content/currencies";
import { requireAdmin } from "@/lib/auth/session";
import { call, orThrow } from "@/lib/supabase/query";
import { camelCased } from "@/lib/supabase/row";
import type { OwnSession, Settings, StoredSession } from "./schema";

export async function getSettings(): Promise<Settings> {
  const { client } = await requireAdmin("settings");
  const data = await client
    .from("settings")
    .select("exchange_rate, notification_address, call_link, require_second_factor")
    .single()
    .then(orThrow("Settings"));
  return {
    exchangeRate: Number(data.exchange_rate ?? defaultRate),
    notificationEmail: data.notification_address,
    callLink: data.call_link ?? "",
    isSecondFactorRequired: data.require_second_factor,
  };
}

/** Counts the current admin's recovery codes; null without a second factor. */
export async function countRecoveryCodes(): Promise<number | null> {
  const { client } = await requireAdmin("admin");
  return call(client, "count_recovery_codes");
}

/** Lists the current admin's open sessions: this one first, then by last use. */
export async function listOwnSessions(): Promise<OwnSession[]> {
  const { client } = await requireAdmin("admin");
  const sessions: StoredSession[] = await call(client, "list_own_sessions");
  return sessions.map(camelCased);
}
