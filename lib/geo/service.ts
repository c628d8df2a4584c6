import { readBody } from "@/lib/security/read-body";
import { countryIn } from "./answer";

const timeoutMs = 1_500;
const maxBytes = 16 * 1024;

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
