import { LRUCache } from "lru-cache";
import { reportError } from "@/lib/log";
import { readBody } from "@/lib/security/read-body";
import { countryIn } from "./answer";

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
const maxIps = 5_000;
const timeoutMs = 1_500;
const maxBytes = 16 * 1024;

type Known = { country: Promise<string | null>; until: number };

export type Lookup = (base: string, ip: string | null) => Promise<string | null>;

/** Caches answers for a day and failures for a minute. Never throws; reports an outage once. */
export function rememberingLookup(ask: Lookup = askService, report = reportError): Lookup {
  const known = new LRUCache<string, Known>({ max: maxIps });
  let failing = false;

  async function find(base: string, ip: string | null, entry: Known) {
    try {
      const country = await ask(base, ip);
      failing = false;
      return country;
    } catch (error) {
      entry.until = Date.now() + minute;
      if (!failing) report(error, "geolocation");
      failing = true;
      return null;
    }
  }

  return (base, ip) => {
    const key = `${base} ${ip}`;
    const found = known.get(key);
    if (found && found.until > Date.now()) return found.country;
    const entry: Known = { country: Promise.resolve(null), until: Date.now() + day };
    entry.country = find(base, ip, entry);
    known.set(key, entry);
    return entry.country;
  };
}

/** A null `ip` means the server's own. Returns null for an unknown country; throws on failure. */
export async function askService(base: string, ip: string | null): Promise<string | null> {
  const path = ip ? `${encodeURIComponent(ip)}/json/` : "json/";
  const response = await fetch(new URL(path, `${base.replace(/(?<!\/)\/+$/, "")}/`), {
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const body = await readBody(response.body, maxBytes);
  return countryIn(JSON.parse(body.toString()));
}
