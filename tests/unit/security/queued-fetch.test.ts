import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { queuedFetch } from "@/lib/supabase/queued-fetch";
import { startServer } from "../http-server";

const silence = 600;

const fetchQueued = queuedFetch(fetch, { silence, total: 100 * silence });

/** Starts a database that answers calls in turn, each after `ms`, but never answers /never. */
async function startDatabase(ms: number) {
  let before = Promise.resolve();
  const answer = async (response: ServerResponse) => {
    await wait(ms);
    response.end("rows");
  };
  return startServer(({ url }, response) => {
    if (url !== "/never") before = before.then(() => answer(response));
  });
}

test("queued calls don't time out while the database responds", async () => {
  const url = await startDatabase(silence / 5);
  const texts = Array.from({ length: 12 }, async () => (await fetchQueued(url)).text());
  expect(await Promise.all(texts)).toEqual(Array(12).fill("rows"));
});

test("a call to a silent database times out early", async () => {
  const url = await startDatabase(0);
  await expect(fetchQueued(`${url}/never`)).rejects.toThrow(
    expect.objectContaining({ name: "TimeoutError" }),
  );
});

test("a call that is never answered times out, even while others are answered", async () => {
  const url = await startDatabase(silence / 3);
  const fetchInTime = queuedFetch(fetch, { silence, total: 2 * silence });
  let ended = false;
  const never = fetchInTime(`${url}/never`).finally(() => {
    ended = true;
  });
  never.catch(() => {});
  while (!ended) await (await fetchInTime(url)).text();
  await expect(never).rejects.toThrow(expect.objectContaining({ name: "TimeoutError" }));
});

test("reads a response that arrived while the process was busy", async () => {
  const url = await startDatabase(0);
  const asked = fetchQueued(url);
  // Waits until the request is sent.
  await wait(50);
  for (const start = performance.now(); performance.now() - start < 2 * silence; );
  expect(await (await asked).text()).toBe("rows");
});
