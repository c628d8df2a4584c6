import "server-only";
import { brand } from "@/content/brand";
import { requireAdmin } from "@/lib/auth/session";
import type { Settings } from "./schema";

export async function getSettings(): Promise<Settings> {
  const { client } = await requireAdmin();
  const { data, error } = await client
    .from("settings")
    .select("exchange_rate, notification_address")
    .single();
  if (error) throw new Error(`Settings: ${error.message}`);
  return {
    exchangeRate: Number(data.exchange_rate ?? brand.currencies.rate),
    notificationEmail: data.notification_address,
  };
}
