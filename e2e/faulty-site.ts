import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readConfig, siteEnvironment } from "../local/config";
import { runNext } from "../local/next-process";
import { expect } from "./fixtures";
import { passOn } from "./pass-on";
import { stackKeys } from "./stored";
import { testSite } from "./test-site";

/** A table or function that fails: for one method or all, with PostgREST's own error or with none. */
type Fault = {
  table: string;
  method?: string;
  error?: { message: string; details: string | null; hint: string | null; code: string };
};

/** A second server over the same build and data, whose database fails as `faults` says; none at first. */
export async function startFaultySite(port: number) {
  const faults: Fault[] = [];
  const database = createServer((request, response) => {
    answer(request, response, faults).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => database.listen(port + 1, "127.0.0.1", resolve));
  const next = runNext("start", await variables(port));
  const url = `http://localhost:${port}`;
  const status = () =>
    fetch(url).then(
      (home) => home.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  const stop = async () => {
    await next.stop();
    database.closeAllConnections();
    await new Promise((resolve) => database.close(resolve));
  };
  return { url, faults, stop };
}

async function answer(request: IncomingMessage, response: ServerResponse, faults: Fault[]) {
  const { pathname } = new URL(request.url ?? "/", "http://database.example");
  const fault = faults.find(
    ({ table, method = request.method }) =>
      pathname === `/rest/v1/${table}` && request.method === method,
  );
  if (fault) {
    request.resume();
    response.writeHead(fault.error ? 400 : 503, { "content-type": "application/json" });
    return response.end(JSON.stringify(fault.error ?? {}));
  }
  const { status, headers, body } = await passOn(stackUrl, request);
  response.writeHead(status, headers).end(body);
}

const stackUrl = `http://127.0.0.1:${testSite.supabasePort}`;

async function variables(port: number): Promise<Record<string, string>> {
  const config = readConfig({
    PORT: String(port),
    SUPABASE_PORT: String(port + 1),
    MAIL_PORT: String(testSite.mailPort),
  });
  const supabaseUrl = `http://127.0.0.1:${port + 1}`;
  const stack = { ...(await stackKeys()), supabaseUrl, mailUrl: testSite.mailUrl };
  return { ...siteEnvironment(config, stack), NEXT_DIST_DIR: testSite.distDir };
}
