import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { proxyRequest, readBody } from "./proxy-request";
import { startTestServer } from "./test-server";
import { testSite } from "./test-site";

/**
 * A table or function that fails: for one method or all, with PostgREST's own error or with none. With
 * `delay`, in milliseconds, it does what it was asked late.
 */
type Fault = {
  table: string;
  method?: string;
  delay?: number;
  error?: { message: string; details: string | null; hint: string | null; code: string };
};

/** A second server over the same build and data, whose database fails as `faults` says; none at first. */
export async function startFaultySite(port: number, variables: Record<string, string> = {}) {
  const faults: Fault[] = [];
  const database = createServer((request, response) => {
    answer(request, response, faults).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => database.listen(port + 1, "127.0.0.1", resolve));
  const SUPABASE_URL = `http://127.0.0.1:${port + 1}`;
  const server = await startTestServer(port, { SUPABASE_URL, ...variables });
  const disconnect = async () => {
    const closed = new Promise((resolve) => database.close(resolve));
    database.closeAllConnections();
    await closed;
  };
  const stop = async () => {
    await server.stop();
    await disconnect();
  };
  return { ...server, faults, disconnect, stop };
}

async function answer(request: IncomingMessage, response: ServerResponse, faults: Fault[]) {
  const { pathname } = new URL(request.url ?? "/", "http://database.example");
  const fault = faults.find(
    ({ table, method = request.method }) =>
      pathname === `/rest/v1/${table}` && request.method === method,
  );
  if (fault && !fault.delay) {
    request.resume();
    response.writeHead(fault.error ? 400 : 503, { "content-type": "application/json" });
    return response.end(JSON.stringify(fault.error ?? {}));
  }
  const sent = await readBody(request);
  if (fault?.delay) await wait(fault.delay);
  const url = testSite.supabaseUrl + request.url;
  const { status, headers, body } = await proxyRequest(url, request, sent);
  response.writeHead(status, headers).end(body);
}
