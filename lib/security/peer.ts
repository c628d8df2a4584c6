import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { peerHeader } from "./client-address";

/**
 * Writes the socket's address over {@link peerHeader} of every request that Node's server receives.
 * Next.js offers handlers no socket, and without it a client could name its own address.
 */
export function recordPeers(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress;
  });
}
