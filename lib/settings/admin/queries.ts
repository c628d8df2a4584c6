import "server-only";
import { brand } from "@/content/brand";
import { requireAdmin } from "@/lib/auth/session";
import { call, orThrow } from "@/lib/supabase/query";
import type { OwnSession, Settings } from "./schema";

type Answer = {
  id: string;
  browser: string | null;
  created_at: string;
  used_at: string;
  remembered: boolean;
  current: boolean;
};

export async function getSettings(): Promise<Settings> {
  const { client } = await requireAdmin("settings");
  const data = await client
    .from("settings")
    .select("exchange_rate, notification_address, call_link, require_second_factor")
    .single()
    .then(orThrow("Settings"));
  return {
    exchangeRate: Number(data.exchange_rate ?? brand.currencies.rate),
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
  const sessions: Answer[] = await call(client, "list_own_sessions");
  return sessions.map(({ id, browser, ...session }) => ({
    id,
    browser,
    signedInAt: session.created_at,
    usedAt: session.used_at,
    isRemembered: session.remembered,
    isCurrent: session.current,
  }));
}
