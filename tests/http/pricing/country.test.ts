import { expect, test } from "../tracked-test";

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
