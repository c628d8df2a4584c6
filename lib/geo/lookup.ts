import { reportError } from "../report";
import { askService } from "./service";

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
const mostAddresses = 5_000;

type Known = { country: Promise<string | null>; until: number };

export type Lookup = (base: string, address: string | null) => Promise<string | null>;

/**
 * A lookup that remembers: an answer for a day, a failure for a minute, at most 5,000 addresses, the
 * oldest going first. It never throws; the first failure of an outage is reported, not every one.
 */
export function rememberingLookup(ask: Lookup = askService, report = reportError): Lookup {
  const known = new Map<string, Known>();
  let failing = false;

  async function find(base: string, address: string | null, entry: Known) {
    try {
      const country = await ask(base, address);
      failing = false;
      return country;
    } catch (error) {
      entry.until = Date.now() + minute;
      if (!failing) report(error, "geolocation");
      failing = true;
      return null;
    }
  }

  return (base, address) => {
    const key = `${base} ${address}`;
    const found = known.get(key);
    if (found && found.until > Date.now()) return found.country;
    const entry: Known = { country: Promise.resolve(null), until: Date.now() + day };
    entry.country = find(base, address, entry);
    known.delete(key);
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > mostAddresses && oldest) known.delete(oldest);
    return entry.country;
  };
}
