import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { cacheLife, cacheTag } from "next/cache";
import { brand } from "@/content/brand";
import { processState } from "@/lib/process-state";
import { publicClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";

export const exchangeRateTag = "settings";

/** Timeout in milliseconds; a form's sender has already waited for the database. */
const formWait = 200;

let lastKnown: number = brand.currencies.rate;

/**
 * Units of the foreign currency per unit of the base currency. Throws if the query fails, except in
 * the response to a form, which must keep the typed input and so uses the last known rate.
 */
export async function getExchangeRate(): Promise<number> {
  const reading = readExchangeRate().then((rate) => {
    lastKnown = rate;
    return rate;
  });
  if (processState.requests.getStore()?.method !== "POST") return reading;
  return Promise.race([reading.catch(() => lastKnown), wait(formWait).then(() => lastKnown)]);
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
  return Number(data?.exchange_rate ?? brand.currencies.rate);
}
