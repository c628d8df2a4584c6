import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { BodyTooLarge, readBody } from "../../lib/security/read-body.ts";

export type Handler = (request: Request) => Promise<Response>;

const maxBodyBytes = 52 * 1024 * 1024;

/**
 * Milliseconds; longer than the 60 seconds of most clients and load balancers, because a request on
 * a closing connection fails.
 */
export const keepAliveTimeout = 65_000;

/** Serves a fetch-style handler on 127.0.0.1. `url` is the origin of the requests it receives. */
export function listen(port: number, url: string, handle: Handler): Promise<Server> {
  const server = createServer({ keepAliveTimeout }, (incoming, outgoing) => {
    answer(incoming, outgoing, url, handle).catch((error) => {
      const status = error instanceof BodyTooLarge ? 413 : 500;
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(status, { connection: "close" }).end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** Stops accepting connections, gives open requests a second to finish, then closes the rest. */
export async function shut(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), 1000);
  await closed;
  clearTimeout(deadline);
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: string,
  handle: Handler,
): Promise<void> {
  // Read the whole body before the handler runs, so that a slow client never blocks the database.
  const body = await readBody(incoming, maxBodyBytes);
  const response = await handle(toRequest(incoming, url, body));
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (!response.body || incoming.method === "HEAD") outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}

function toRequest(incoming: IncomingMessage, url: string, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const method = incoming.method ?? "GET";
  const bodyless = method === "GET" || method === "HEAD" || body.length === 0;
  return new Request(new URL(incoming.url ?? "/", url), {
    method,
    headers,
    body: bodyless ? null : new Uint8Array(body),
  });
}
