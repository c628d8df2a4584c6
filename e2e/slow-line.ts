import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { passOn } from "./pass-on";
import { testSite } from "./test-site";

const pieces = 10;
const pauseMs = 80;

/** The site under test as a slow line brings it: each page's HTML comes in pieces, with pauses. */
export async function startSlowLine(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    try {
      const { status, headers, body } = await passOn(testSite.url, request);
      response.writeHead(status, headers);
      if (!headers["content-type"]?.startsWith("text/html")) response.end(body);
      else await sendInPieces(body.toString(), response);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, stop };
}

/** Ends each piece after an element, since half a line of text grows wherever it is shown. */
async function sendInPieces(html: string, response: ServerResponse): Promise<void> {
  const end = html.indexOf("</main>");
  const size = Math.ceil(end / pieces);
  let sent = 0;
  while (sent < end) {
    const close = html.indexOf("</", sent + size);
    const next = close < 0 || close > end ? end : html.indexOf(">", close) + 1;
    response.write(html.slice(sent, next));
    sent = next;
    await wait(pauseMs);
  }
  response.end(html.slice(sent));
}
