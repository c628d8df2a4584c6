import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { defaultRate } from "@/content/currencies";
import { publicClient } from "@/lib/supabase/clients";
import { readForPage } from "@/lib/supabase/last-known";
import { orThrow } from "@/lib/supabase/query";

export const exchangeRateTag = "settings";

/**
 * Units of the foreign currency per unit of the base currency. Throws if the query fails, except in
 * the response to a form.
 */
export async function getExchangeRate(): Promise<number> {
  return readForPage("exchange rate", defaultRate, readExchangeRate);
}

async function readExchangeRate(): Promise<number> {
  "use cache";
  cacheTag(exchangeRateTag);
  cacheLife("max");
  const data = await publicClient()
    .from("settings")
    .select("exchange_rate")
    .maybeSingle()
    .then(orThrow("Exchange rate"));
  return Number(data?.exchange_rate ?? defaultRate);
}
