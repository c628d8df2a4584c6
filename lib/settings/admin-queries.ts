import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import type { Settings } from "./schema";

/** The settings as they are stored. Throws on an outage. */
export async function getSettings(): Promise<Settings> {
  const { client } = await requireAdmin();
  const { data, error } = await client
    .from("settings")
    .select("usd_per_ttd, notification_address")
    .single();
  if (error) throw new Error(`Settings: ${error.message}`);
  return {
    usdPerTtd: Number(data.usd_per_ttd),
    notificationAddress: data.notification_address,
  };
}
