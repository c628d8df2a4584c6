import { networks } from "@/e2e/support/fakes";
import { randomIp } from "@/e2e/support/random-ip";
import { expect, test } from "../tracked-test";

test.for([
  ["TT", "TT", false],
  ["US", "US", false],
  ["DE", "DE", true],
  ["nowhere", null, true],
] as const)(
  "looks up a visitor from %s by IP",
  async ([network, country, consentRequired], { request, fakes }) => {
    const ip = randomIp(networks[network]);
    const response = await request.get("/api/geo", { headers: { "x-forwarded-for": ip } });
    expect(await response.json()).toEqual({ country, consentRequired });
    expect(response.headers()["cache-control"]).toBe("no-store");
    const lookups = fakes.requests.filter(({ service }) => service !== "mail");
    expect(lookups.map(({ url }) => url.pathname)).toEqual([`/geo/${ip}/json/`]);
  },
);

test("ignores country headers that are not configured", async ({ request }) => {
  const headers = { "cf-ipcountry": "TT", "x-vercel-ip-country": "TT" };
  const response = await request.get("/api/geo", { headers });
  expect(await response.json()).toEqual({ country: "US", consentRequired: false });
});

// tests/unit/geo/country.test.ts covers other IPs without a country.
test("does not look up a private IP", async ({ request, fakes }) => {
  const headers = { "x-forwarded-for": "10.1.2.3" };
  expect((await (await request.get("/api/geo", { headers })).json()).country).toBe(null);
  expect(fakes.requests.filter(({ url }) => url.pathname.includes("10.1.2.3"))).toEqual([]);
});
