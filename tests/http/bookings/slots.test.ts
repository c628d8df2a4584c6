import { expect, test } from "../test";

test("free times are told to anyone, kept by nobody, and say nothing about who has the others", async ({
  request,
}) => {
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

test("free times are asked for by one day", async ({ request }) => {
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

test("free times are told 60 times a minute to one address", async ({ request }) => {
  const answers = await Promise.all(
    Array.from({ length: 70 }, async () => (await request.get("/api/slots")).status()),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(60);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
});
