import "server-only";
import ipaddr from "ipaddr.js";
import { type Env, env } from "@/lib/env";
import { ipFromHeaders } from "@/lib/security/sender";
import { readCountry } from "./answer";
import { rememberingLookup } from "./lookup";

type Settings = Pick<Env, "COUNTRY_HEADER" | "GEO_API_URL" | "TRUSTED_PROXIES" | "SITE_URL">;

const lookUp = rememberingLookup();

/** Two-letter code, or null if unknown. Takes at most 1.5 s and never throws. */
export async function visitorCountry(
  headers: Headers,
  settings: Settings = env(),
  ask = lookUp,
): Promise<string | null> {
  const { COUNTRY_HEADER, GEO_API_URL, TRUSTED_PROXIES, SITE_URL } = settings;
  const fromHeader = COUNTRY_HEADER && readCountry(headers.get(COUNTRY_HEADER));
  if (fromHeader) return fromHeader;
  if (GEO_API_URL === "off") return null;
  const ip = ipFromHeaders(headers, TRUSTED_PROXIES);
  const publicIp = lookupIp(ip);
  if (publicIp) return ask(GEO_API_URL, publicIp);
  // Visitors to a local site are in the same place as the server.
  return isLocal(SITE_URL) && isLoopback(ip) ? ask(GEO_API_URL, null) : null;
}

const unreachable =
  /^(private|loopback|linkLocal|uniqueLocal|unspecified|broadcast|multicast|carrierGradeNat)$/;

/** For privacy, only the network of an IPv6 address is sent, and never a private IP. */
function lookupIp(ip: string): string | null {
  const plain = ip.replace(/\/64$/, "");
  if (!ipaddr.isValid(plain)) return null;
  return unreachable.test(ipaddr.parse(plain).range()) ? null : plain;
}

function isLoopback(ip: string): boolean {
  // `ipFromHeaders` truncates ::1 to its network.
  return ip.startsWith("127.") || ip === "::/64";
}

function isLocal(siteUrl: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteUrl).hostname);
}
