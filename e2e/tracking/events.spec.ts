import { expect, test } from "../support/tracked-site";

test.describe("the address for events", () => {
  const event = () => ({ event_name: "ViewContent", event_id: crypto.randomUUID() });

  for (const origin of ["", "https://evil.example", "null"]) {
    test(`refuses ${origin || "no origin"}`, async ({ request }) => {
      const answer = await request.post("/api/events", { headers: { origin }, data: event() });
      expect(answer.status()).toBe(403);
    });
  }

  for (const [what, data] of [
    ["nothing", ""],
    ["another name", { ...event(), event_name: "Purchase" }],
    ["a field of its own", { ...event(), custom_data: { value: 1 } }],
    ["an id that is none", { ...event(), event_id: "1" }],
    ["an address that is none", { ...event(), email: "a\nb@c.example" }],
    ["too much", { ...event(), email: `${"a".repeat(2000)}@mail.example` }],
    ["a list", [event()]],
    ["a null byte", { ...event(), event_name: "Schedule\u0000" }],
  ] as const) {
    test(`refuses ${what} without a trace of the code`, async ({ request, baseURL, outside }) => {
      const headers = { origin: baseURL ?? "" };
      const answer = await request.post("/api/events", { headers, data });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).toBe('{"error":"Not an event"}');
      expect(outside.requests).toEqual([]);
    });
  }

  test("takes sixty in ten minutes from one visitor", async ({ request, baseURL }) => {
    const headers = { origin: baseURL ?? "", "sec-gpc": "1" };
    const statuses: number[] = [];
    for (let round = 0; round < 61; round++) {
      const answer = await request.post("/api/events", { headers, data: event() });
      statuses.push(answer.status());
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
