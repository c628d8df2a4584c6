import { describe, expect, test } from "vitest";
import { type Clock, constantTime } from "@/lib/security/constant-time";

/** A clock that stands still but for work that is done and sleep that is slept. */
function fakeClock() {
  let time = 5_000;
  const clock: Clock = {
    now: () => time,
    sleep: async (milliseconds) => {
      time += milliseconds;
    },
  };
  return {
    clock,
    work: (milliseconds: number) => (time += milliseconds),
    since: () => time - 5_000,
  };
}

async function answeredAfter(taken: number): Promise<number> {
  const { clock, work, since } = fakeClock();
  const due = constantTime(1_000, clock);
  work(taken);
  await due();
  return since();
}

describe("an answer that must not tell by its time", () => {
  test.each([0, 3, 250, 999, 1_000])(
    "comes after one step when %i ms were needed",
    async (taken) => {
      expect(await answeredAfter(taken)).toBe(1_000);
    },
  );

  test.each([1_001, 1_400, 2_000])("comes after two when %i ms were", async (taken) => {
    expect(await answeredAfter(taken)).toBe(2_000);
  });
});
