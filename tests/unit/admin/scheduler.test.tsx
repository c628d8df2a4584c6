import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SchedulerState } from "@/components/admin/system/scheduler-state";
import { toJobState } from "@/lib/admin/system/schema";
import { textOf } from "@/tests/http/html";

const ranAt = "2026-11-23T13:00:00Z";
const stateAfter = (minutes: number, ran: string | null = ranAt) => {
  const startedAt = Date.parse(ranAt);
  const state = toJobState("schedule", ran, startedAt, startedAt + minutes * 60_000);
  return textOf(renderToStaticMarkup(<SchedulerState state={state} />));
};

test("the dashboard warns when the scheduler's last run is over five minutes old", () => {
  expect(stateAfter(5)).toBe("");
  expect(stateAfter(5.1)).toContain("Last run: 23 Nov 2026, 9:00 am.");
  expect(stateAfter(5.1)).toContain("Scheduled posts and emails are delayed.");
  expect(stateAfter(5, null)).toBe("");
  expect(stateAfter(5.1, null)).toContain("Last run: never.");
});
