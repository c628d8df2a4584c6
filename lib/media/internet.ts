import "server-only";
import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { isIP, type LookupFunction } from "node:net";

export type Network = {
  resolve(host: string): Promise<string[]>;
  /** Connects to one of these IPs, even if the name resolves to others by then. */
  open(url: URL, ips: string[], signal: AbortSignal): Promise<IncomingMessage>;
  timeoutMs: number;
};

export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: (url, ips, signal) =>
    new Promise((resolve, reject) => {
      const headers = { accept: "image/avif,image/webp,image/png,image/jpeg" };
      const options = { agent: false, headers, lookup: pinnedTo(ips), signal };
      get(url, options, resolve).on("error", reject);
    }),
  timeoutMs: 10_000,
};

/** Node requests all addresses, to try IPv6 and IPv4 in parallel. */
function pinnedTo(ips: string[]): LookupFunction {
  const addresses = ips.map((address) => ({ address, family: isIP(address) }));
  return (_host, _options, done) => done(null, addresses);
}
