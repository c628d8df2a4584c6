import { networks } from "@/e2e/support/fakes";
import { randomIp } from "@/e2e/support/random-ip";
import { expect, test } from "../tracked-test";

test.for([
  ["TT", "TT", false],
  ["US", "US", false],
  ["DE", "DE", true],
  ["nowhere", null, true],
] as const)(
  "a visitor from %s is looked up by their ip",
  async ([network, country, consentRequired], { request, fakes }) => {
    const ip = randomIp(networks[network]);
    const response = await request.get("/api/geo", { headers: { "x-forwarded-for": ip } });
    expect(await response.json()).toEqual({ country, consentRequired });
    expect(response.headers()["cache-control"]).toBe("no-store");
    expect(fakes.requests.map(({ url }) => url.pathname)).toEqual([`/geo/${ip}/json/`]);
  },
);

test("a country is not believed for a header that is not configured", async ({ request }) => {
  const headers = { "cf-ipcountry": "TT", "x-vercel-ip-country": "TT" };
  const response = await request.get("/api/geo", { headers });
  expect(await response.json()).toEqual({ country: "US", consentRequired: false });
});

// Other addresses of no country: tests/unit/geo/country.test.ts
test("a visitor who claims to be at a private ip is looked up nowhere", async ({
  request,
  fakes,
}) => {
  const headers = { "x-forwarded-for": "10.1.2.3" };
  expect((await (await request.get("/api/geo", { headers })).json()).country).toBe(null);
  expect(fakes.requests.filter(({ url }) => url.pathname.includes("10.1.2.3"))).toEqual([]);
});
