import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { closeNow } from "./close-now";
import { proxyRequest } from "./proxy-request";
import { testSite } from "./test-site";

/** Characters of HTML sent piece by piece, more than fit on the first screen. */
const firstScreen = 20_000;
const pauseMs = 10;

/** Proxies the site like a slow network: each page's HTML is sent in pieces, with pauses. */
export async function startSlowNetwork(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    try {
      const { status, headers, body } = await proxyRequest(testSite.url + request.url, request);
      response.writeHead(status, headers);
      if (!headers["content-type"]?.startsWith("text/html")) response.end(body);
      else await sendInPieces(body.toString(), response);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => closeNow(server) };
}

/** Splits only at closing tags, since a partial line of text always shifts as it grows. */
async function sendInPieces(html: string, response: ServerResponse): Promise<void> {
  const start = html.indexOf("<header");
  const end = Math.min(start + firstScreen, html.indexOf("</footer>"));
  const pieces = html.slice(start, end).split(/(?<=<\/(?!path|circle|ellipse|rect|g)\w+>)/);
  response.write(html.slice(0, start));
  for (const piece of pieces) {
    response.write(piece);
    await wait(pauseMs);
  }
  response.end(html.slice(end));
}
