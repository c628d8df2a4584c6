import { expect, test, vi } from "vitest";
import { z } from "zod";
import { formAction, valueAction } from "@/lib/forms/server-action";
import { sendActionStatus } from "@/lib/http/filters/action-status";
import { identifyRequests } from "@/lib/http/filters/identify-requests";
import { runFilters } from "@/lib/http/pipeline";
import { startServer } from "../http-server";

const change = valueAction([z.object({ id: z.uuid() }), z.boolean()], async (row, flag) => [
  row.success,
  flag.data,
]);

/** Returns the server's response to an action call with these arguments. */
async function answerTo(action: (...args: never[]) => Promise<unknown>, args: unknown[]) {
  const url = await startServer(async (_request, response) => {
    const result = await action(...(args as never[]));
    response.setHeader("content-length", 3);
    response.flushHeaders();
    response.write("{");
    response.end(`${JSON.stringify(result)}}`.slice(0, 2));
  });
  const response = await fetch(url);
  return `${response.status} ${await response.text()}`;
}

const unreadable = "400 We could not read your request. Please go back and try again.\n";

test("responds with a plain 400 to the wrong number or type of arguments", async () => {
  runFilters([identifyRequests(0), sendActionStatus]);
  const work = vi.fn(async () => "ok");
  const form = formAction(work);
  const calls = [[], [{ id: "x" }], [{ id: 1 }, true], [{ id: "x" }, true, 1], [null, null]];
  for (const args of calls) expect(await answerTo(change, args)).toBe(unreadable);
  for (const args of [[], [new FormData()], ["ok", {}], ["ok", null]]) {
    expect(await answerTo(form, args)).toBe(unreadable);
  }
  expect(work).not.toHaveBeenCalled();
  expect(await answerTo(form, ["anything", new FormData()])).toMatch(/^200 /);
});

test("passes other invalid values to the action", async () => {
  expect(await change({ id: "no id" }, true)).toEqual([false, true]);
  expect(await change({ id: crypto.randomUUID() }, false)).toEqual([true, false]);
});
