import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { site } from "@/content/site";
import { cacheTags } from "@/lib/cache-tags";
import { defaultUsdPerTtd } from "@/lib/currency/currency";
import { env } from "@/lib/env";
import { reportError } from "@/lib/report";
import { publicClient } from "@/lib/supabase/public";
import { serviceClient } from "@/lib/supabase/service";

/** US dollars for one TT dollar, as public prices use it. Throws when the database cannot be asked. */
export async function getExchangeRate(): Promise<number> {
  "use cache";
  cacheTag(cacheTags.settings);
  cacheLife("max");
  const { data, error } = await publicClient().from("settings").select("usd_per_ttd").maybeSingle();
  if (error) throw new Error(`Exchange rate: ${error.message}`);
  return data ? Number(data.usd_per_ttd) : defaultUsdPerTtd;
}

/** Where the site's notices go as long as the settings name no address. */
export function defaultNotificationAddress(): string {
  return env().MAIL_TO ?? site.email;
}

/** Where the site's notices go. Never throws: nothing that a visitor sends is to fail for want of it. */
export async function notificationAddress(): Promise<string> {
  try {
    const { data, error } = await serviceClient()
      .from("settings")
      .select("notification_address")
      .maybeSingle();
    if (error) throw new Error(`settings: ${error.message}`);
    return data?.notification_address ?? defaultNotificationAddress();
  } catch (error) {
    reportError(error, "notification address");
    return defaultNotificationAddress();
  }
}
