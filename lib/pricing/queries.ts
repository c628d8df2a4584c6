import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { brand } from "@/content/brand";
import { cacheTags } from "@/lib/cache-tags";
import { publicClient } from "@/lib/supabase/clients";

/** Units of the foreign currency per unit of the base currency. Throws on an outage. */
export async function getExchangeRate(): Promise<number> {
  "use cache";
  cacheTag(cacheTags.settings);
  cacheLife("max");
  const { data, error } = await publicClient()
    .from("settings")
    .select("exchange_rate")
    .maybeSingle();
  if (error) throw new Error(`Exchange rate: ${error.message}`);
  return Number(data?.exchange_rate ?? brand.currencies.rate);
}
