import { readdir, readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { keepAliveTimeout } from "@/local/process/http-server";
import { closeNow } from "./close-now";
import { proxyRequest } from "./proxy-request";
import { startTestServer } from "./test-server";
import { testSite } from "./test-site";

/**
 * Makes a table, a function or everything below `path` fail, for one method or all. With a
 * `delay` in milliseconds, calls succeed late.
 */
export type Fault = {
  table?: string;
  path?: string;
  method?: string;
  /** Limits the fault to calls that change data. */
  writes?: true;
  delay?: number;
  /** Closes the connection without a response. */
  cut?: true;
  status?: number;
  error?: { message: string; details: string | null; hint: string | null; code: string };
};

/** Starts a second server on the same build and data, whose database has the given `faults`. */
export async function startFaultySite(port: number, variables: Record<string, string> = {}) {
  const faults: Fault[] = [];
  const database = createServer({ keepAliveTimeout }, (request, response) => {
    answer(request, response, faults).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => database.listen(port + 1, "127.0.0.1", resolve));
  const SUPABASE_URL = `http://127.0.0.1:${port + 1}`;
  const server = await startTestServer(port, { SUPABASE_URL, ...variables });
  const disconnect = () => closeNow(database);
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
  const sent = await buffer(request);
  if (fault?.delay) await delayed(fault, fault.delay, faults);
  const url = testSite.supabaseUrl + request.url;
  const { status, headers, body } = await proxyRequest(url, request, sent);
  response.writeHead(status, headers).end(body);
}

/** Waits for the delay, or until the fault is removed. */
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

/** Read-only functions in the migrations. private.expose can publish those in `private`. */
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
