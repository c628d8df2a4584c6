import { serviceClient } from "@/e2e/support/stored";
import { expect, test } from "../tracked-test";

const path = "/api/events";
const event = () => ({ event_name: "ViewContent", event_id: crypto.randomUUID() });

test.for(["", "https://evil.example", "null"])(
  "rejects an event from origin “%s”",
  async (origin, { request }) => {
    const response = await request.post(path, { headers: { origin }, data: event() });
    expect(response.status()).toBe(403);
  },
);

test.for([
  ["nothing", ""],
  ["another name", { ...event(), event_name: "Purchase" }],
  ["a field of its own", { ...event(), custom_data: { value: 1 } }],
  ["an id that is none", { ...event(), event_id: "1" }],
  ["an address that is none", { ...event(), email: "a\nb@c.example" }],
  ["too much", { ...event(), email: `${"a".repeat(2000)}@mail.example` }],
  ["a list", [event()]],
  ["a null byte", { ...event(), event_name: "Schedule\u0000" }],
] as const)(
  "rejects an event with %s without leaking details",
  async ([, data], { request, url, fakes }) => {
    const response = await request.post(path, { headers: { origin: url }, data });
    expect(response.status()).toBe(400);
    expect(await response.text()).toBe('{"error":"Not an event"}');
    expect(fakes.requests.filter(({ service }) => service !== "mail")).toEqual([]);
  },
);

test("accepts sixty events in ten minutes from one visitor", async ({ request, url, ip }) => {
  const client = await serviceClient();
  const counted = Array.from({ length: 59 }, () => client.rpc("count_event", { p_ip: ip }));
  for (const { error } of await Promise.all(counted)) expect(error).toBeNull();
  const headers = { origin: url, "sec-gpc": "1" };
  expect((await request.post(path, { headers, data: event() })).status()).toBe(204);
  expect((await request.post(path, { headers, data: event() })).status()).toBe(429);
});

test("the CSP allows the pixel's hosts and no others", async ({ request, fakes }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(new RegExp(`script-src 'self'( 'sha256-[^']+')+ ${fakes.url};`));
  expect(policy).toContain(`connect-src 'self' ${fakes.url} https://www.facebook.com;`);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
});
