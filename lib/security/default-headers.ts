import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { onRequest } from "@/lib/http/on-request";
import { processState } from "@/lib/process-state";
import type { Header } from "./headers";

/**
 * Gives every answer of the process the headers that it lacks: Next.js leaves them out of redirects
 * and failures of its own, and Node of its answers to what is no request.
 */
export function sendDefaultHeaders(headers: readonly Header[]): void {
  const servers = new WeakSet<Server>();
  onRequest(({ response, server }) => {
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      for (const { key, value } of headers) {
        if (!response.hasHeader(key)) response.setHeader(key, value);
      }
      if (processState.isDraining) response.setHeader("Connection", "close");
      return writeHead(...args);
    };
    if (servers.has(server)) return;
    servers.add(server);
    server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
      refuse(error, socket, headers),
    );
  });
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
