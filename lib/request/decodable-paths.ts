import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** Next.js answers 500 to a call at a path that is no UTF-8. What is escaped once more leads to nothing. */
export function escapeUndecodablePaths(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const [path = "", ...query] = request.url?.split("?") ?? [];
    if (isDecodable(path)) return;
    request.url = [path.replaceAll("%", "%25"), ...query].join("?");
  });
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
}
