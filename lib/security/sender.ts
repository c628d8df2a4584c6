import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { headers } from "next/headers";
import { type Env, env } from "@/lib/env";
import { warnOfSetting } from "@/lib/process-state";

/** Browsers send Origin with every POST, so a missing one or `null` is rejected as well. */
export function isSameOrigin(headers: Headers, { SITE_URL, ALLOWED_ORIGINS }: Origins): boolean {
  return [SITE_URL, ...ALLOWED_ORIGINS].includes(headers.get("origin") ?? "");
}

type Origins = Pick<Env, "SITE_URL" | "ALLOWED_ORIGINS">;

export const peerHeader = "x-peer-address";

const formWarning =
  "X-Forwarded-For has an entry that is not an IP address. Those visitors share one rate limit.";

export async function clientIp(): Promise<string> {
  return ipFromHeaders(await headers(), env().TRUSTED_PROXIES);
}

/**
 * Reduces an IPv6 address to its /64. Returns "unknown" if nothing can be trusted; such requests
 * share a limit.
 */
export function ipFromHeaders(headers: Headers, trustedProxies: number): string {
  const peer = headers.get(peerHeader);
  const chain = [...forwardedIps(headers), ...(peer ? [peer] : [])];
  const ip = chain.at(Math.max(-chain.length, -1 - trustedProxies));
  return ip ? normalise(ip) : "unknown";
}

/** Entries of X-Forwarded-For as sent, the sender's first. */
export function forwardedIps(headers: Headers): string[] {
  return (headers.get("x-forwarded-for") ?? "").split(",").flatMap((ip) => ip.trim() || []);
}

/** Some proxies add the port: `203.0.113.9:50000`, `[2001:db8::1]:50000`. */
const withPort = /^(?:([\d.]+)|\[([\da-f:.]+)\])(?::\d{1,5})?$/i;

function normalise(entry: string): string {
  const [, ipv4, ipv6] = withPort.exec(entry) ?? [];
  const ip = ipv4 ?? ipv6 ?? entry;
  // ipaddr.js would also accept short forms such as 1.2.3.
  if (isIP(ip) === 0) {
    warnOfSetting(formWarning);
    return "unknown";
  }
  const parsed = ipaddr.process(ip);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = parsed.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
