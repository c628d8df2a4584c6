import { expect, test } from "../faults/faulty-test";

test("a process without its database is healthy but not ready", async ({ request, site }) => {
  const ready = { status: "ready", database: true, pages: true, open: true };
  expect(await (await request.get("/api/ready")).json()).toEqual(ready);
  site.breakDatabase("down");
  const health = await request.get("/api/health");
  expect([health.status(), await health.json()]).toEqual([200, { status: "ok" }]);
  const answer = await request.get("/api/ready");
  expect(answer.status()).toBe(503);
  expect(await answer.json()).toEqual({ ...ready, status: "not ready", database: false });
  expect(answer.headers()["cache-control"]).toBe("no-store");
});
