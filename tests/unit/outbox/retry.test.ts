import type { RequestListener } from "node:http";
import { expect, test, vi } from "vitest";
import { deliver } from "@/lib/email/resend";
import { retryInSeconds, startMailTimer } from "@/lib/email/send-queued-mail";
import { type Env, env } from "@/lib/env";
import { startServer, stubTimeout } from "../http-server";

vi.mock("@/lib/env");

const rpc = vi.fn(async (_name: string) => ({ data: [] as unknown[], error: null as unknown }));
vi.mock("@/lib/supabase/service", () => ({ jobClient: () => ({ rpc }) }));
const report = vi.spyOn(console, "error").mockImplementation(() => {});

const mail = {
  id: "1",
  to_address: "a@mail.example",
  reply_to: null,
  subject: "",
  html: "",
  text: "",
  headers: {},
  attachments: [],
};

const waits = Array.from({ length: 14 }, (_, index) => retryInSeconds(index + 1, 30));

test("doubles the retry delay up to six hours and gives up after about a day", () => {
  expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
  expect(waits[12]).toBe(6 * 60 * 60);
  const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3600;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(28);
  expect(waits[13]).toBeNull();
});

test("times out after ten seconds when the provider does not respond", async () => {
  const { timeout, expire } = stubTimeout();
  const url = await startServer(expire);
  vi.mocked(env).mockReturnValue({ RESEND_API_KEY: "key", RESEND_BASE_URL: url } as Env);
  await expect(deliver(mail)).rejects.toThrow();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});

test("respects the provider's Retry-After header", async () => {
  const url = await startServer((_request, response) => {
    response.writeHead(429, { "retry-after": "7", "content-type": "application/json" });
    response.end(JSON.stringify({ statusCode: 429, name: "rate_limit_exceeded", message: "Slow" }));
  });
  vi.mocked(env).mockReturnValue({ RESEND_API_KEY: "key", RESEND_BASE_URL: url } as Env);
  const sending = deliver(mail);
  await expect(sending).rejects.toMatchObject({ message: "429 Slow", retryAfter: 7 });
});

test.each<[answer: string, RequestListener]>([
  ["an HTML error", (_request, response) => response.writeHead(500).end("<h1>Error</h1>")],
  ["no JSON", (_request, response) => response.end("<<not what was asked for>>")],
  ["a closed connection", ({ socket }) => socket.destroy()],
])("counts an email as failed after %s from the provider", async (_answer, listener) => {
  const url = await startServer(listener);
  vi.mocked(env).mockReturnValue({ RESEND_API_KEY: "key", RESEND_BASE_URL: url } as Env);
  await expect(deliver(mail)).rejects.toThrow();
});

test("polls every ten seconds, reports an outage once and finishes sending before it stops", async () => {
  vi.useFakeTimers();
  vi.mocked(env).mockReturnValue({ MAILS_PER_SECOND: 2 } as Env);
  const stop = startMailTimer();
  await vi.advanceTimersByTimeAsync(10_000);
  const limits = { p_limit: 2, p_lease_seconds: 30, p_per_second: 2 };
  expect(rpc).toHaveBeenCalledExactlyOnceWith("claim_outbox", limits);
  rpc.mockResolvedValue({ data: [], error: { message: "away" } });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(rpc).toHaveBeenCalledTimes(4);
  expect(report).toHaveBeenCalledTimes(1);

  const sending = Promise.withResolvers<{ data: unknown[]; error: unknown }>();
  rpc.mockReturnValue(sending.promise);
  await vi.advanceTimersByTimeAsync(10_000);
  const stopped = vi.fn();
  stop().then(stopped);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopped).not.toHaveBeenCalled();
  sending.resolve({ data: [], error: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stopped).toHaveBeenCalled();
  expect(rpc).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});
