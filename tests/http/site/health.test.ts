import { startFaultySite } from "@/e2e/support/faulty-site";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

test("a process without its database is healthy but not ready", async ({ request }) => {
  const ready = { status: "ready", database: true, pages: true, open: true };
  expect(await (await request.get("/api/ready")).json()).toEqual(ready);
  const site = await startFaultySite(testSite.port + 10);
  try {
    await site.disconnect();
    const health = await request.get(`${site.url}/api/health`);
    expect([health.status(), await health.json()]).toEqual([200, { status: "ok" }]);
    const answer = await request.get(`${site.url}/api/ready`);
    expect(answer.status()).toBe(503);
    expect(await answer.json()).toEqual({ ...ready, status: "not ready", database: false });
    expect(answer.headers()["cache-control"]).toBe("no-store");
  } finally {
    await site.stop();
  }
});
