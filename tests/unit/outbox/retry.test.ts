import { expect, test, vi } from "vitest";
import { deliver } from "@/lib/email/resend";
import { retryInSeconds } from "@/lib/email/send-queued-mail";
import { type Env, env } from "@/lib/env";
import { startServer, stubTimeout } from "../http-server";

vi.mock("@/lib/env");

const waits = Array.from({ length: 14 }, (_, index) => retryInSeconds(index + 1, 30));

test("a mail is retried after twice the time, up to six hours, and abandoned after about a day", () => {
  expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
  expect(waits[12]).toBe(6 * 60 * 60);
  const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3600;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(28);
  expect(waits[13]).toBeNull();
});

test("a provider that does not answer is abandoned after ten seconds", async () => {
  const { timeout, expire } = stubTimeout();
  const url = await startServer(expire);
  vi.mocked(env).mockReturnValue({ RESEND_API_KEY: "key", RESEND_BASE_URL: url } as Env);
  const mail = { id: "1", to: "a@mail.example", replyTo: null, subject: "", html: "", text: "" };
  await expect(deliver({ ...mail, headers: {}, attachments: [] })).rejects.toThrow();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});
