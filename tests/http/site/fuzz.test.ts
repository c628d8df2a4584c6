import { cookieHeader, seeded, sessionCookies } from "@/e2e/support/accounts";
import { builtActions } from "@/e2e/support/admin-action-calls";
import { randomIp } from "@/e2e/support/random-ip";
import { startTestServer } from "@/e2e/support/test-server";
import { testSite } from "@/e2e/support/test-site";
import { test as base, expect } from "../test";
import { computed, type FuzzedCall, fuzzedCalls, injectedTag } from "./fuzzed-calls";

const calls = 10_000;
const atOnce = 24;

/** In milliseconds, for a busy machine. */
const timeout = 120_000;

/** They would change what other tests rely on, were an admin to call them. */
const lasting =
  /^(savePost|savePlainPost|setExchangeRate|setNotificationAddress|changePassword|endOwnSessions)$/;

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants the pattern.
  .extend("server", { scope: "file" }, async ({}, { onCleanup }) => {
    const server = await startTestServer(testSite.port + 17);
    onCleanup(() => server.stop());
    return server;
  });

test(
  `${calls} hostile calls of actions and forms fail nothing, and come back as text only`,
  async ({ server }) => {
    const actions = (await builtActions()).filter(({ cached }) => !cached);
    expect(actions.length).toBeGreaterThan(25);
    const ofVisitor = fuzzedCalls("visitor", actions);
    const harmless = actions.filter(({ exportedName }) => !lasting.test(exportedName));
    const ofAdmin = fuzzedCalls("admin", harmless);
    const cookie = cookieHeader(await sessionCookies(seeded.admin));
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    const send = async (number: number) => {
      const isAdmins = number % 8 === 0;
      const call = isAdmins ? ofAdmin() : ofVisitor();
      const headers = { ...(isAdmins && { cookie }), ...call.headers, origin: server.url };
      const response = await fetch(server.url + call.path, {
        method: "POST",
        redirect: "manual",
        headers: { ...headers, "x-forwarded-for": randomIp() },
        body: call.body,
      });
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const fault = await faultOf(response);
      if (fault) faults.push(`${number}: ${fault}\n${describe(call)}`);
    };
    let next = 0;
    const workers = Array.from({ length: atOnce }, async () => {
      while (next < calls) await send(next++);
    });
    await Promise.all(workers);
    expect(faults.slice(0, 10).join("\n\n")).toBe("");
    expect(server.errors()).toBe("");
    expect(statuses[200], "calls that reached an action").toBeGreaterThan(1_000);
    expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  },
  timeout,
);

async function faultOf(response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.status >= 500) return `status ${response.status}: ${text.slice(0, 200)}`;
  if (response.headers.has("x-fuzz")) return "a header of the caller's own";
  if (/\bat [\w.]+ \(|node_modules|\.tsx?:\d+/.test(text)) return "a trace of the code";
  if (text.includes(computed)) return "a computed template";
  const isHtml = response.headers.get("content-type")?.startsWith("text/html");
  return isHtml && text.includes(injectedTag) ? "an element of the caller's own" : null;
}

function describe({ path, headers, body }: FuzzedCall): string {
  return `${path} ${JSON.stringify(headers)}\n${Buffer.from(body).toString().slice(0, 600)}`;
}
