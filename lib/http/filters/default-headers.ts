import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Filter } from "@/lib/http/pipeline";
import { processState } from "@/lib/process-state";
import type { Header } from "@/lib/security/headers";

/**
 * Adds missing headers: Next.js omits them from its own redirects and errors, and Node from its
 * responses to malformed requests.
 */
export function sendDefaultHeaders(headers: readonly Header[]): Filter {
  const servers = new WeakSet<Server>();
  return ({ response, server }) => {
    if (!servers.has(server)) {
      servers.add(server);
      server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
        refuse(error, socket, headers),
      );
    }
    return {
      onHead(status) {
        for (const { key, value } of headers) {
          if (!response.hasHeader(key)) response.setHeader(key, value);
        }
        if (processState.drain.signal.aborted) response.setHeader("Connection", "close");
        return { status };
      },
    };
  };
}

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function refuse(
  { code = "" }: NodeJS.ErrnoException,
  socket: Duplex,
  headers: readonly Header[],
): void {
  if (code === "ECONNRESET" || !socket.writable) return;
  const lines = headers.map(({ key, value }) => `${key}: ${value}\r\n`).join("");
  const status = refusals[code] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${lines}\r\n`);
}
