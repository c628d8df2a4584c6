import { expect, test, vi } from "vitest";
import { requestId } from "@/lib/http/filters/identify-requests";
import { processState } from "@/lib/process-state";
import { serverClientOptions } from "@/lib/supabase/options";

const given = "0123456789abcdef";

test("keeps a request id only if it is valid and comes from a trusted proxy", () => {
  expect(requestId(given, 1)).toBe(given);
  for (const [id, proxies] of [
    [given, 0],
    [undefined, 1],
    ['a"b\n{}12', 1],
    ["x".repeat(65), 1],
  ] as const) {
    expect(requestId(id, proxies)).toMatch(/^[\da-f-]{36}$/);
  }
});

test("a database call sends the request id along with its own headers", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  const call = () =>
    serverClientOptions.global.fetch("http://database.example", { headers: { apikey: "key" } });
  await processState.requests.run({ id: given, method: "GET", path: "/" }, call);
  await call();
  const sent = fetch.mock.calls.map(([, init]) => Object.fromEntries(new Headers(init?.headers)));
  expect(sent).toEqual([{ apikey: "key", "x-request-id": given }, { apikey: "key" }]);
});
