import { cookieOf, seeded } from "@/e2e/support/accounts";
import { builtActions } from "@/e2e/support/admin-action-calls";
import { randomIp } from "@/e2e/support/random-ip";
import { startTestServer } from "@/e2e/support/test-server";
import { testSite } from "@/e2e/support/test-site";
import { calledAction } from "@/lib/next/action-call";
import { test as base, expect } from "../test";
import {
  computed,
  type FuzzedCall,
  type FuzzedKind,
  fuzzedCalls,
  injectedTag,
} from "./fuzzed-calls";

const callsPerTest = 1_000;

/** 10,000 calls in total. More than `reached` of each test's calls must get to an action. */
const kinds: [kind: FuzzedKind, tests: number, reached: number][] = [
  ["a script's call", 4, 75],
  ["a script's form", 4, 250],
  ["a form without scripts", 2, 75],
];

const tests = kinds.flatMap(([kind, count, reached]) =>
  Array.from({ length: count }, (_, index) => [kind, index + 1, reached] as const),
);

/** The middleware rejects about half of the calls; only one in ten of those is sent. */
const rejectedPerSent = 10;

const atOnce = 24;

/** Timeout in milliseconds, for a busy machine. */
const timeout = 120_000;

/** Actions that would affect other tests if an admin called them. */
const lasting =
  /^(savePost|savePlainPost|setExchangeRate|setNotificationAddress|changePassword|endOwnSessions)$/;

const test = base.extend("server", { scope: "file" }, async ({}, { onCleanup }) => {
  const server = await startTestServer(testSite.port + 17);
  onCleanup(() => server.stop());
  return server;
});

test.for(tests)(
  "hostile calls as %s (part %d) cause no errors and are only ever echoed as text",
  { timeout },
  async ([kind, seed, reached], { server }) => {
    const actions = (await builtActions()).filter(({ cached }) => !cached);
    expect(actions.length).toBeGreaterThan(25);
    const ofVisitor = fuzzedCalls(`visitor ${seed}`, kind, actions);
    const harmless = actions.filter(({ exportedName }) => !lasting.test(exportedName));
    const ofAdmin = fuzzedCalls(`admin ${seed}`, kind, harmless);
    const cookie = await cookieOf(seeded.admin);
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    const ids = new Set(actions.map(({ id }) => id));
    const send = async (number: number) => {
      const isAdmins = number % 8 === 0;
      const call = isAdmins ? ofAdmin() : ofVisitor();
      const called = await calledAction(new Headers(call.headers), call.body);
      const isRejected = called === null || !ids.has(called);
      if (isRejected && number % rejectedPerSent !== 0) return;
      const headers = { ...(isAdmins && { cookie }), ...call.headers, origin: server.url };
      const response = await fetch(server.url + call.path, {
        method: "POST",
        redirect: "manual",
        headers: {
          ...headers,
          "x-forwarded-for": randomIp(),
          // Compression takes a tenth of the server's time and is not under test.
          "accept-encoding": "identity",
        },
        body: call.body,
      });
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (isRejected && response.status < 400) faults.push(`${number}: ${describe(call)}`);
      const fault = await faultOf(response);
      if (fault) faults.push(`${number}: ${fault}\n${describe(call)}`);
    };
    let next = 0;
    const workers = Array.from({ length: atOnce }, async () => {
      while (next < callsPerTest) await send(next++);
    });
    await Promise.all(workers);
    expect(faults.slice(0, 10).join("\n\n")).toBe("");
    expect(server.errors()).toBe("");
    // A form submitted without JavaScript gets a redirect, or a page that asks to sign in.
    const wellFormed = [200, 303, 401].reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
    expect(wellFormed, "calls that named an action").toBeGreaterThan(reached);
    expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  },
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
