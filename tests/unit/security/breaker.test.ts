import { afterEach, expect, test, vi } from "vitest";
import { withBreaker } from "@/lib/supabase/breaker";

const late = () => Promise.reject(new DOMException("", "TimeoutError"));
const fetchInTime = vi.fn<typeof fetch>();
const guarded = () => withBreaker(fetchInTime);

vi.useFakeTimers();
afterEach(() => void fetchInTime.mockReset());

test("fails fast for ten seconds after three calls time out", async () => {
  const call = guarded();
  fetchInTime.mockImplementation(late);
  for (let n = 0; n < 3; n++) await expect(call("/")).rejects.toThrow(DOMException);
  await expect(call("/")).rejects.toThrow("has not answered");
  expect(fetchInTime).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(10_000);
  fetchInTime.mockResolvedValue(new Response("stored"));
  expect(await (await call("/")).text()).toBe("stored");
});

test("a single timeout after the pause starts another pause", async () => {
  const call = guarded();
  fetchInTime.mockImplementation(late);
  for (let n = 0; n < 3; n++) await call("/").catch(() => {});
  vi.advanceTimersByTime(10_000);
  await expect(call("/")).rejects.toThrow(DOMException);
  await expect(call("/")).rejects.toThrow("has not answered");
});

test.each([
  ["an answer", () => Promise.resolve(new Response())],
  ["a refused connection", () => Promise.reject(new TypeError("fetch failed"))],
])("%s in between resets the count", async (_, between) => {
  const call = guarded();
  for (const answer of [late, late, between, late, late]) {
    fetchInTime.mockImplementationOnce(answer);
    await call("/").catch(() => {});
  }
  fetchInTime.mockResolvedValue(new Response("stored"));
  expect(await (await call("/")).text()).toBe("stored");
});

test("counts concurrent timeouts once", async () => {
  const call = guarded();
  fetchInTime.mockImplementation(late);
  await Promise.allSettled(Array.from({ length: 5 }, () => call("/")));
  fetchInTime.mockResolvedValue(new Response("stored"));
  expect(await (await call("/")).text()).toBe("stored");
});
