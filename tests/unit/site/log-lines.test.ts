import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeLogLines } from "@/lib/http/log/log-lines";
import { maskPersonalData } from "@/lib/http/log/mask-personal-data";
import { reportError, reportEvent } from "@/lib/log";
import { countRecentErrors, processState } from "@/lib/process-state";

const { error, warn, info, log } = console;
const lines: Record<string, string>[] = [];

beforeEach(() => {
  lines.length = 0;
  processState.errorTimes.length = 0;
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => {
      lines.push(JSON.parse(String(text)));
      return true;
    });
  }
  writeLogLines("json");
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(console, { error, warn, info, log });
});

test("logs an error once with its event, stack and request, even if Next.js logs it too", () => {
  const away = new Error("away\nfor ann@mail.example", { cause: new Error("timeout") });
  const current = { id: "abc", method: "GET", path: "/booking" };
  processState.requests.run(current, () => {
    console.error("\u001b[31m⨯\u001b[39m", away);
    reportError(away, "GET /booking (render)");
    reportError(new Error("later"), "outbox");
  });
  expect(lines).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: "error",
      event: "request",
      message: "away\nfor [email]",
      stack: expect.stringMatching(/^Error: away\nfor \[email\]\n +at .*log-lines/),
      cause: "timeout",
      request: "abc",
      method: "GET",
      path: "/booking",
    },
    expect.objectContaining({ event: "outbox", message: "later" }),
  ]);
  expect(countRecentErrors()).toBe(2);
});

test("omits the details of database errors, which may contain row data", () => {
  const details = "Failing row contains (Ann, hello)";
  reportError({ message: "duplicate key", code: "23505", details, hint: null }, "saving");
  reportEvent("ready", "start");
  console.log("✓ Ready");
  expect(lines.map(({ level, event, message }) => [level, event, message])).toEqual([
    ["error", "saving", "duplicate key (23505)"],
    ["info", "start", "ready"],
    ["info", "console", "✓ Ready"],
  ]);
});

test.each([
  ["to Ann <ann.b+c@mail.example>: full", "to Ann <[email]>: full"],
  [
    "GET https://site.example/booking?token=abc&x=1 failed",
    "GET https://site.example/booking?[query] failed",
  ],
  ["at https://a.example/setup?token=abc", "at https://a.example/setup?token=abc"],
  ["GET /preview/3df6-1.9.ab_c- failed", "GET /preview/[token] failed"],
  ["refused 203.0.113.9:443 and 2001:db8::1", "refused [ip]:443 and [ip]"],
  ["ECONNREFUSED 127.0.0.1:54321 at 10:20:30", "ECONNREFUSED 127.0.0.1:54321 at 10:20:30"],
  [
    "at x (node_modules/@scope/name/a.js:1:23) next@16.4.6",
    "at x (node_modules/@scope/name/a.js:1:23) next@16.4.6",
  ],
])("logs “%s” as “%s”", (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});
