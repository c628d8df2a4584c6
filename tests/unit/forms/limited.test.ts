import { expect, test } from "vitest";
import { idle, limited } from "@/lib/action";
import { formAction } from "@/lib/forms/server-action";
import { sendActionStatus } from "@/lib/http/filters/action-status";
import { identifyRequests } from "@/lib/http/filters/identify-requests";
import { runFilters } from "@/lib/http/pipeline";
import { startServer } from "../http-server";

test("concurrent responses keep their own status, and a redirect stays a redirect", async () => {
  runFilters([identifyRequests(0), sendActionStatus]);
  const waiting: (() => void)[] = [];
  const url = await startServer(async ({ url = "" }, response) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const action = formAction(async () =>
      url.includes("limited") ? limited("Too many", Number(url.replace(/\D/g, ""))) : idle,
    );
    await action(idle, new FormData());
    response.statusCode = url.includes("moved") ? 303 : 200;
    response.end();
  });
  const answers = Promise.all(
    ["/limited-7", "/", "/limited-moved-8", "/limited-9"].map(async (path) => {
      const response = await fetch(url + path, { redirect: "manual" });
      return [response.status, response.headers.get("retry-after")];
    }),
  );
  await expect.poll(() => waiting.length).toBe(4);
  for (const go of waiting.toReversed()) go();
  expect(await answers).toEqual([
    [429, "7"],
    [200, null],
    [303, null],
    [429, "9"],
  ]);
});
