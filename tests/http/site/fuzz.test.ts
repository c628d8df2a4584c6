import { cookieHeader, seeded, sessionCookies } from "@/e2e/support/accounts";
import { builtActions } from "@/e2e/support/admin-action-calls";
import { randomIp } from "@/e2e/support/random-ip";
import { startTestServer } from "@/e2e/support/test-server";
import { testSite } from "@/e2e/support/test-site";
import { test as base, expect } from "../test";
import {
  computed,
  type FuzzedCall,
  type FuzzedKind,
  fuzzedCalls,
  injectedTag,
} from "./fuzzed-calls";

/** 10,000 together, and of each kind how many must at least reach an action. */
const kinds: [kind: FuzzedKind, calls: number, reached: number][] = [
  ["a script's call", 4_000, 300],
  ["a script's form", 4_000, 1_000],
  ["a form without scripts", 2_000, 150],
];

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

test.for(kinds)(
  "hostile calls as %s, %d of them, fail nothing and come back as text only",
  { timeout },
  async ([kind, calls, reached], { server }) => {
    const actions = (await builtActions()).filter(({ cached }) => !cached);
    expect(actions.length).toBeGreaterThan(25);
    const ofVisitor = fuzzedCalls("visitor", kind, actions);
    const harmless = actions.filter(({ exportedName }) => !lasting.test(exportedName));
    const ofAdmin = fuzzedCalls("admin", kind, harmless);
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
        headers: {
          ...headers,
          "x-forwarded-for": randomIp(),
          // Compressing takes a tenth of the server's time, and changes nothing of what is tested.
          "accept-encoding": "identity",
        },
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
    // Without scripts a form is answered with a page to go to.
    const answered = (statuses[200] ?? 0) + (statuses[303] ?? 0);
    expect(answered, "calls that reached an action").toBeGreaterThan(reached);
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
