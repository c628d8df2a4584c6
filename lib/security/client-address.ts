import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Set on every request by instrumentation.ts from the socket, whatever the client sent under that name. */
export const peerHeader = "x-kiskadee-peer";

/**
 * The address a visitor counts under for limits. `trustedProxies` says how many proxies of ours stand
 * before the server: only what they added to X-Forwarded-For is believed. IPv6 counts by its /64.
 * Answers "unknown" where nothing trustworthy is known, so that such requests share one limit.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const peer = headers.get(peerHeader);
  const chain = peer ? [...forwarded.filter(Boolean), peer] : forwarded.filter(Boolean);
  const address = chain.at(Math.max(-chain.length, -1 - trustedProxies));
  return address ? normalise(address) : "unknown";
}

function normalise(address: string): string {
  // ipaddr.js would take the old short forms (1.2.3) too.
  if (isIP(address) === 0) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = parsed.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
