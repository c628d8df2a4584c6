import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { headers } from "next/headers";
import { type Env, env } from "@/lib/env";
import { onRequest } from "@/lib/http/on-request";
import { reportWarning } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { draftKey, withoutDraftKey } from "./draft-key";

/** Browsers send Origin with every POST, so a missing one or `null` is rejected as well. */
export function isSameOrigin(headers: Headers, { SITE_URL, ALLOWED_ORIGINS }: Origins): boolean {
  return [SITE_URL, ...ALLOWED_ORIGINS].includes(headers.get("origin") ?? "");
}

type Origins = Pick<Env, "SITE_URL" | "ALLOWED_ORIGINS">;

export const peerHeader = "x-peer-address";

/** Next.js takes these for its own, and renders a stored page again for whoever knows the draft key. */
const internalHeader = /^x-(prerender-revalidate|next-revalidate|middleware)/;

/** Next.js offers handlers no socket; without the peer's header a client could forge its IP. */
export function replaceInternalHeaders(): void {
  onRequest(({ request: { headers, socket } }) => {
    if (cameThroughProxy(headers) && env().TRUSTED_PROXIES === 0) warnOnce(proxyWarning);
    for (const name of Object.keys(headers)) if (internalHeader.test(name)) delete headers[name];
    headers[peerHeader] = socket.remoteAddress;
    if (headers.cookie && draftKey()) headers.cookie = withoutDraftKey(headers.cookie);
    // Next.js compares it with Origin once more, and answers 500 where they differ.
    const { origin } = headers;
    if (origin && isSameOrigin(new Headers({ origin }), env())) {
      headers["x-forwarded-host"] = new URL(origin).host;
    }
  });
}

/** Next.js adds X-Forwarded-For to its own request for the page that an action redirects to. */
function cameThroughProxy(headers: IncomingHttpHeaders): boolean {
  return Boolean(headers["x-forwarded-for"]) && !headers[peerHeader];
}

const proxyWarning =
  "Requests have X-Forwarded-For, but TRUSTED_PROXIES is 0: behind a proxy, all visitors share every limit.";

const formWarning =
  "X-Forwarded-For has an entry that is no IP address, with or without a port: such visitors share every limit.";

function warnOnce(warning: string): void {
  if (processState.warnings.has(warning)) return;
  processState.warnings.add(warning);
  reportWarning(warning, "settings");
}

export async function clientIp(): Promise<string> {
  return ipFromHeaders(await headers(), env().TRUSTED_PROXIES);
}

/** IPv6 counts by its /64. "unknown" where nothing can be trusted; such requests share a limit. */
export function ipFromHeaders(headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const peer = headers.get(peerHeader);
  const chain = peer ? [...forwarded.filter(Boolean), peer] : forwarded.filter(Boolean);
  const ip = chain.at(Math.max(-chain.length, -1 - trustedProxies));
  return ip ? normalise(ip) : "unknown";
}

/** Some proxies add the port: `203.0.113.9:50000`, `[2001:db8::1]:50000`. */
const withPort = /^(?:([\d.]+)|\[([\da-f:.]+)\])(?::\d{1,5})?$/i;

function normalise(entry: string): string {
  const [, ipv4, ipv6] = withPort.exec(entry) ?? [];
  const ip = ipv4 ?? ipv6 ?? entry;
  // ipaddr.js would also accept short forms such as 1.2.3.
  if (isIP(ip) === 0) {
    warnOnce(formWarning);
    return "unknown";
  }
  const parsed = ipaddr.process(ip);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = parsed.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
