import { expect, test } from "vitest";
import { type Filter, runFilters } from "@/lib/http/pipeline";
import { startServer } from "../http-server";

test("runs filters in order on a request and in reverse on its response, waiting for each", async () => {
  const calls: string[] = [];
  const filter =
    (name: string, head: (status: number) => { status: number; body?: string }): Filter =>
    () => {
      calls.push(name);
      return {
        async onHead(status) {
          calls.push(`${name} ${status}`);
          return head(status);
        },
      };
    };
  runFilters([
    filter("first", (status) => ({ status })),
    filter("second", (status) => ({ status: status + 100 })),
    () => undefined,
    filter("last", () => ({ status: 404, body: "Replaced" })),
  ]);
  const url = await startServer((_request, response) => response.end("Written"));
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([504, "Replaced"]);
  expect(calls).toEqual(["first", "second", "last", "last 200", "second 404", "first 504"]);
});
