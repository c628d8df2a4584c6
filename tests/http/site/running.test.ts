import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe } from "vitest";
import { cookieOf, seeded } from "@/e2e/support/accounts";
import { startFaultySite } from "@/e2e/support/faulty-site";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

test("every response has a request id, taken from the proxy if valid", async ({ request }) => {
  const idOf = async (path: string, id: string) => {
    const headers = { "x-request-id": id };
    return (await request.get(path, { headers, maxRedirects: 0 })).headers()["x-request-id"];
  };
  const id = crypto.randomUUID();
  for (const path of ["/", "/admin", "/api/health", "/icons/icon-192.png", "/no-such-page"]) {
    expect(await idOf(path, id), path).toBe(id);
    expect(await idOf(path, "not one <id>"), path).toMatch(/^[\da-f-]{36}$/);
  }
});

describe("a process", () => {
  const collector = createServer((_request, response) => response.end());
  let traces = "";
  let site: Awaited<ReturnType<typeof startFaultySite>>;
  const lines = () =>
    site
      .errors()
      .split("\n")
      .flatMap((line) => (line ? [JSON.parse(line)] : []));
  const ready = async () => {
    const response = await fetch(`${site.url}/api/ready`);
    const connection = ["connection", "keep-alive"].map((name) => response.headers.get(name));
    return [response.status, (await response.json()).open, ...connection];
  };
  beforeAll(async () => {
    collector.on("request", (request) => {
      traces += request.url;
      request.setEncoding("latin1").on("data", (text: string) => {
        traces += text;
      });
    });
    await once(collector.listen(testSite.port + 12), "listening");
    site = await startFaultySite(testSite.port + 10, {
      LOG_FORMAT: "json",
      DRAIN_SECONDS: "1",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${testSite.port + 12}`,
      OTEL_BSP_SCHEDULE_DELAY: "100",
    });
  });
  afterAll(async () => {
    await site.disconnect();
    collector.closeAllConnections();
    collector.close();
  });

  test("logs one line without query values for a failure that Next.js reports too", async ({
    request,
  }) => {
    const message = "no rows for ann@mail.example";
    const error = { message, details: null, hint: null, code: "XX000" };
    site.faults.push({ table: "rpc/list_audit_log", error });
    const headers = { cookie: await cookieOf(seeded.admin) };
    const page = await request.get(`${site.url}/admin/audit?q=ann@mail.example`, { headers });
    await expect.poll(lines).toEqual([
      expect.objectContaining({
        level: "error",
        message: expect.stringContaining("no rows for [email]"),
        stack: expect.stringContaining("\n"),
        request: page.headers()["x-request-id"],
        method: "GET",
        path: "/admin/audit",
      }),
    ]);
    site.faults.length = 0;
  });

  test("sends traces without query strings", async ({ request }) => {
    await request.get(`${site.url}/booking?token=a-secret-token`);
    await expect.poll(() => traces).toContain("GET /booking");
    expect(traces).toContain("/v1/traces");
    expect(traces).toContain("?[query]");
    expect(traces).not.toContain("a-secret-token");
  });

  test("reports not ready when it is stopped, then finishes open requests", async () => {
    site.faults.push({ table: "rpc/list_taken_slots", delay: 1_000 });
    expect(await ready()).toEqual([200, true, "keep-alive", "timeout=65"]);
    const slow = fetch(`${site.url}/api/slots`);
    await wait(200);
    const stopped = site.stop();
    await expect.poll(ready).toEqual([503, false, "close", null]);
    expect((await slow).status).toBe(200);
    expect(await site.exited).toEqual({ code: 0, signal: null });
    await stopped;
  });
});
