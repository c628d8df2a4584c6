import "server-only";
import ipaddr from "ipaddr.js";
import { type Env, env } from "../env";
import { clientAddress } from "../security/client-address";
import { readCountry } from "./answer";
import { rememberingLookup } from "./lookup";

type Settings = Pick<Env, "COUNTRY_HEADER" | "GEO_API_URL" | "TRUSTED_PROXIES" | "SITE_URL">;

const lookUp = rememberingLookup();

/**
 * The two letters of the country a request comes from: from the host's header where one is trusted,
 * else from the geolocation service. Null where nobody knows. Takes 1.5 s at most and never throws.
 */
export async function visitorCountry(
  headers: Headers,
  settings: Settings = env(),
  ask = lookUp,
): Promise<string | null> {
  const { COUNTRY_HEADER, GEO_API_URL, TRUSTED_PROXIES, SITE_URL } = settings;
  const told = COUNTRY_HEADER && readCountry(headers.get(COUNTRY_HEADER));
  if (told) return told;
  if (GEO_API_URL === "off") return null;
  const address = lookupAddress(clientAddress(headers, TRUSTED_PROXIES));
  if (address) return ask(GEO_API_URL, address);
  // A visitor of a site that only this machine can reach is where the server is.
  return isLocal(SITE_URL) && isLoopback(clientAddress(headers, TRUSTED_PROXIES))
    ? ask(GEO_API_URL, null)
    : null;
}

const unreachable =
  /^(private|loopback|linkLocal|uniqueLocal|unspecified|broadcast|multicast|carrierGradeNat)$/;

/** What may be sent out of a visitor's address: of IPv6 only the network, and never a private one. */
function lookupAddress(address: string): string | null {
  const plain = address.replace(/\/64$/, "");
  if (!ipaddr.isValid(plain)) return null;
  return unreachable.test(ipaddr.parse(plain).range()) ? null : plain;
}

function isLoopback(address: string): boolean {
  // The network of ::1 is all that clientAddress leaves of it.
  return address.startsWith("127.") || address === "::/64";
}

function isLocal(siteUrl: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteUrl).hostname);
}
