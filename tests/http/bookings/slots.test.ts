import { serviceClient } from "@/e2e/support/stored";
import { expect, test } from "../test";

test("returns free times uncached and without booking details", async ({ request }) => {
  const response = await request.get("/api/slots");
  expect(response.headers()["cache-control"]).toBe("no-store");
  const body = await response.json();
  expect(Object.keys(body)).toEqual(["time_zone", "free"]);
  expect(body.free.length).toBeGreaterThan(100);
  expect(body.free.every((slot: string) => /^[\d-]{10}T[\d:.]{12}Z$/.test(slot))).toBe(true);
  const from = body.free[200].slice(0, 10);
  const later = await (await request.get(`/api/slots?from=${from}`)).json();
  expect(later.free[0].slice(0, 10)).toBe(from);
});

test("rejects a malformed or repeated start date", async ({ request }) => {
  for (const query of [
    "from=x",
    "from=2026-02-30",
    "from=2026-12-01&from=2026-12-02",
    `from=${"9".repeat(5000)}`,
  ]) {
    const response = await request.get(`/api/slots?${query}`);
    expect(response.status(), query.slice(0, 40)).toBe(400);
    expect((await response.json()).error).toContain("one day");
  }
});

test("allows 60 requests for free times a minute per IP", async ({ request, ip }) => {
  const client = await serviceClient();
  const day = { p_from: "2041-01-01T00:00:00Z", p_until: "2041-01-02T00:00:00Z", p_ip: ip };
  const answers = Array.from({ length: 59 }, () => client.rpc("list_taken_slots", day));
  for (const { error } of await Promise.all(answers)) expect(error).toBeNull();
  expect((await request.get("/api/slots")).status()).toBe(200);
  expect((await request.get("/api/slots")).status()).toBe(429);
});
