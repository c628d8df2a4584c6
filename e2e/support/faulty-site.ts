import { readdir, readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { proxyRequest, readBody } from "./proxy-request";
import { startTestServer } from "./test-server";
import { testSite } from "./test-site";

/**
 * A table or function that fails: for one method or all, with PostgREST's own error or with none. With
 * `delay`, in milliseconds, it does what it was asked late. What names no table is true of everything
 * below `path`.
 */
export type Fault = {
  table?: string;
  path?: string;
  method?: string;
  /** Of those calls only that change something. */
  writes?: true;
  delay?: number;
  /** The connection ends without an answer. */
  cut?: true;
  status?: number;
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
  const isWrite = await changesSomething(request.method, pathname);
  const fault = faults.find(
    ({ table, path = "/", method = request.method, writes }) =>
      (table ? pathname === `/rest/v1/${table}` : pathname.startsWith(path)) &&
      request.method === method &&
      (isWrite || !writes),
  );
  if (fault?.cut) return request.socket.destroy();
  if (fault && !fault.delay) {
    request.resume();
    const status = fault.status ?? (fault.error ? 400 : 503);
    response.writeHead(status, { "content-type": "application/json" });
    return response.end(JSON.stringify(fault.error ?? {}));
  }
  const sent = await readBody(request);
  if (fault?.delay) await delayed(fault, fault.delay, faults);
  const url = testSite.supabaseUrl + request.url;
  const { status, headers, body } = await proxyRequest(url, request, sent);
  response.writeHead(status, headers).end(body);
}

/** A database that hung answers what it holds once it is mended. */
async function delayed(fault: Fault, ms: number, faults: Fault[]): Promise<void> {
  const end = performance.now() + ms;
  while (faults.includes(fault) && performance.now() < end) {
    await wait(Math.min(50, end - performance.now()), undefined, { ref: false });
  }
}

let stable: Promise<Set<string>> | undefined;

async function changesSomething(method: string | undefined, pathname: string): Promise<boolean> {
  if (method === "GET" || method === "HEAD") return false;
  const [, name] = pathname.split("/rpc/");
  stable ??= stableFunctions();
  return name === undefined || !(await stable).has(name);
}

/** The functions of the migrations that only read; one in `private` may be offered by private.expose. */
async function stableFunctions(): Promise<Set<string>> {
  const folder = "supabase/migrations";
  const files = (await readdir(folder)).map((name) => readFile(join(folder, name), "utf8"));
  const heads = (await Promise.all(files))
    .join("\n")
    .matchAll(/^create (?:or replace )?function (?:public|private)\.(\w+)([^;$]*)/gm);
  return new Set(
    [...heads].flatMap(([, name = "", head = ""]) => (/\bstable\b/.test(head) ? [name] : [])),
  );
}
