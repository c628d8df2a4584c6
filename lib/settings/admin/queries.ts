import "server-only";
import { brand } from "@/content/brand";
import { requireAdmin } from "@/lib/auth/session";
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
  const { client } = await requireAdmin();
  const { data, error } = await client
    .from("settings")
    .select("exchange_rate, notification_address, call_link, require_second_factor")
    .single();
  if (error) throw new Error(`Settings: ${error.message}`);
  return {
    exchangeRate: Number(data.exchange_rate ?? brand.currencies.rate),
    notificationEmail: data.notification_address,
    callLink: data.call_link ?? "",
    isSecondFactorRequired: data.require_second_factor,
  };
}

/** Of the admin who asks; null without a second factor. */
export async function countRecoveryCodes(): Promise<number | null> {
  const { client } = await requireAdmin();
  const { data, error } = await client.rpc("count_recovery_codes");
  if (error) throw new Error(`count_recovery_codes: ${error.message}`);
  return data;
}

/** The open sessions of the admin who asks, this one first, then by their last use. */
export async function listOwnSessions(): Promise<OwnSession[]> {
  const { client } = await requireAdmin();
  const { data, error } = await client.rpc("list_own_sessions");
  if (error) throw new Error(`list_own_sessions: ${error.message}`);
  return (data as Answer[]).map(({ id, browser, ...session }) => ({
    id,
    browser,
    signedInAt: session.created_at,
    usedAt: session.used_at,
    isRemembered: session.remembered,
    isCurrent: session.current,
  }));
}
