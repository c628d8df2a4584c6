import { expect, test } from "../tracked-test";

test("a country is not believed for a header that is not configured", async ({ request }) => {
  const headers = { "cf-ipcountry": "TT", "x-vercel-ip-country": "TT" };
  const response = await request.get("/api/geo", { headers });
  expect(await response.json()).toEqual({ country: "US", consentRequired: false });
});

test.for(["127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.1.1", "fd00::1", "x"])(
  "a visitor who claims to be at %s is looked up nowhere",
  async (ip, { request, fakes }) => {
    const response = await request.get("/api/geo", { headers: { "x-forwarded-for": ip } });
    expect((await response.json()).country).toBe(null);
    const asked = fakes.requests.map(({ url }) => url.pathname);
    expect(asked.filter((path) => path.includes(ip))).toEqual([]);
  },
);
