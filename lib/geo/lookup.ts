import { reportError } from "@/lib/log";
import { askService } from "./service";

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
const maxIps = 5_000;

type Known = { country: Promise<string | null>; until: number };

export type Lookup = (base: string, ip: string | null) => Promise<string | null>;

/** Caches answers for a day and failures for a minute. Never throws; reports an outage once. */
export function rememberingLookup(ask: Lookup = askService, report = reportError): Lookup {
  const known = new Map<string, Known>();
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
    known.delete(key);
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > maxIps && oldest) known.delete(oldest);
    return entry.country;
  };
}
