import { expect, test } from "vitest";
import { retryInSeconds } from "@/lib/email/send-queued-mail";

const waits = Array.from({ length: 14 }, (_, index) => retryInSeconds(index + 1, 30));

test("a mail is retried after twice the time, up to six hours, and abandoned after about a day", () => {
  expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
  expect(waits[12]).toBe(6 * 60 * 60);
  const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3600;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(28);
  expect(waits[13]).toBeNull();
});
