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
