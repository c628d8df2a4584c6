import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { readConfig, siteEnvironment } from "../local/config";
import { runNext } from "../local/next-process";
import { expect } from "./fixtures";
import { testSite } from "./test-site";

/**
 * A second server over the same build, whose calls to the database pass through here: those to the
 * table in `failing` answer 503.
 */
export async function startFailingSite(port: number) {
  const state = { failing: "" };
  const proxy = createServer((request, response) => {
    const isFailing = request.url?.startsWith(`/rest/v1/${state.failing}?`);
    if (state.failing && isFailing) response.writeHead(503).end("{}");
    else pass(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => proxy.listen(port + 1, "127.0.0.1", resolve));
  const next = runNext("start", await variables(port));
  const url = `http://localhost:${port}`;
  const status = () =>
    fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  const stop = async () => {
    await next.stop();
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  };
  return { url, state, stop };
}

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = [];
  for await (const part of request) body.push(part);
  const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
  const answer = await fetch(`http://127.0.0.1:${testSite.supabasePort}${request.url}`, {
    method: request.method,
    headers: headers as Record<string, string>,
    body: body.length > 0 ? Buffer.concat(body) : undefined,
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { "content-encoding": ____, ...kept } = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, { ...kept, "content-length": bytes.length }).end(bytes);
}

async function variables(port: number): Promise<Record<string, string>> {
  const config = readConfig({
    PORT: String(port),
    SUPABASE_PORT: String(port + 1),
    MAIL_PORT: String(testSite.mailPort),
  });
  const keys = JSON.parse(await readFile(join(testSite.dir, "keys.json"), "utf8"));
  const supabaseUrl = `http://127.0.0.1:${port + 1}`;
  const stack = { ...keys, supabaseUrl, mailUrl: testSite.mailUrl };
  return { ...siteEnvironment(config, stack), NEXT_DIST_DIR: testSite.distDir };
}
