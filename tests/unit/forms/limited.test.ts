import { expect, test } from "vitest";
import { sendAnswerStatus } from "@/lib/forms/answer-status";
import { limited } from "@/lib/forms/limited";
import { identifyRequests } from "@/lib/request/identify-requests";
import { startServer } from "../http-server";

test("an answer has the status of its own request, and a redirect stays one", async () => {
  identifyRequests(0);
  sendAnswerStatus();
  const waiting: (() => void)[] = [];
  const url = await startServer(async ({ url = "" }, response) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (url.includes("limited")) limited("Too many", Number(url.replace(/\D/g, "")));
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
