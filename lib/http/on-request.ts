import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

export type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Calls `filter` with each request of the process, before Next.js hears of it and after earlier filters. */
export function onRequest(filter: (exchange: Exchange) => void): void {
  subscribe("http.server.request.start", (message) => filter(message as Exchange));
}
