import { expect, test } from "vitest";
import { constantTime } from "@/lib/security/constant-time";

test.each([
  [0, 1_000],
  [3, 1_000],
  [250, 1_000],
  [999, 1_000],
  [1_000, 1_000],
  [1_001, 2_000],
  [1_400, 2_000],
  [2_000, 2_000],
])("an answer that took %i ms is given after %i ms", async (taken, given) => {
  let time = 5_000;
  const sleep = async (milliseconds: number) => {
    time += milliseconds;
  };
  const due = constantTime(1_000, { now: () => time, sleep });
  time += taken;
  await due();
  expect(time - 5_000).toBe(given);
});
