import { readLimitedText } from "../security/limited-text";
import { countryIn } from "./answer";

/** The longest a lookup may take, in milliseconds, and its answer be, in bytes. */
const patience = 1_500;
const longest = 16 * 1024;

/**
 * Asks the service which country an address is in; null asks about the server's own. Answers null
 * where the service does not know; throws when it fails, is late, or answers something else.
 */
export async function askService(base: string, address: string | null): Promise<string | null> {
  const path = address ? `${encodeURIComponent(address)}/json/` : "json/";
  const response = await fetch(new URL(path, `${base.replace(/\/+$/, "")}/`), {
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return countryIn(JSON.parse(await readLimitedText(response.body, longest)));
}
