import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { peerHeader } from "./sender";

/** Next.js offers handlers no socket; without this header a client could forge its IP. */
export function setPeerHeader(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress;
  });
}
