import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { cacheLife, cacheTag } from "next/cache";
import { brand } from "@/content/brand";
import { cacheTags } from "@/lib/cache-tags";
import { processState } from "@/lib/process-state";
import { publicClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";

/** In milliseconds; whoever sent a form has waited for the database already. */
const formWait = 200;

let lastKnown: number = brand.currencies.rate;

/**
 * Units of the foreign currency per unit of the base currency. Throws on an outage, except in the answer
 * to a form, which keeps what was typed and is not stored: that has the last rate known.
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
  cacheTag(cacheTags.settings);
  cacheLife("max");
  const data = await publicClient()
    .from("settings")
    .select("exchange_rate")
    .maybeSingle()
    .then(orThrow("Exchange rate"));
  return Number(data?.exchange_rate ?? brand.currencies.rate);
}
