import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { countryIn, readCountry } from "@/lib/geo/answer";
import { rememberingLookup } from "@/lib/geo/lookup";
import { askService } from "@/lib/geo/service";
import { visitorCountry } from "@/lib/geo/visitor-country";
import { currencyIn } from "@/lib/pricing/currency";
import { peerHeader } from "@/lib/security/sender";

describe("the country in an answer", () => {
  it.each([
    [{ country_code: "TT", country_name: "Trinidad and Tobago" }, "TT"],
    [{ country_code: "de" }, "DE"],
    [{ country_name: "Trinidad and Tobago" }, "TT"],
    [{ country_name: "Germany" }, "DE"],
    [{ country_code: 7, country_name: "United States" }, "US"],
    [{ country_name: "Atlantis" }, null],
    [{ error: true, reason: "Reserved IP Address" }, null],
    [{ country_code: "<script>" }, null],
    [null, null],
    [[], null],
    ["TT", null],
  ])("%j is in %s", (answer, country) => {
    expect(countryIn(answer)).toBe(country);
  });

  it.each(["", "XX", "ZZ", "T1", "TTO", "T"])("%j names none", (code) => {
    expect(readCountry(code)).toBe(null);
  });
});

it.each([
  ["TT", "TTD"],
  ["US", "USD"],
  ["DE", "USD"],
  [null, "TTD"],
] as const)("a visitor from %s begins with %s", (country, currency) => {
  expect(currencyIn(country)).toBe(currency);
});

it("gives a service that does not answer a second and a half", async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
  const server = createServer(() => clock.abort(new DOMException("", "TimeoutError")));
  onTestFinished(() => {
    timeout.mockRestore();
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await expect(askService(`http://127.0.0.1:${port}`, "8.8.8.8")).rejects.toThrow(
    expect.objectContaining({ name: "TimeoutError" }),
  );
  expect(timeout).toHaveBeenCalledExactlyOnceWith(1_500);
});

describe("a lookup that remembers", () => {
  it("asks once for an address, also for two who ask at once", async () => {
    const ask = vi.fn(async () => "TT");
    const lookUp = rememberingLookup(ask, vi.fn());
    expect(await Promise.all([lookUp("http://geo", "a"), lookUp("http://geo", "a")])).toEqual([
      "TT",
      "TT",
    ]);
    await lookUp("http://geo", "b");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("answers a failure with null, reports an outage once, and tries again after a minute", async () => {
    vi.useFakeTimers();
    const ask = vi.fn<(base: string, ip: string | null) => Promise<string>>();
    ask.mockRejectedValue(new Error("down"));
    const report = vi.fn();
    const lookUp = rememberingLookup(ask, report);
    expect(await lookUp("http://geo", "a")).toBe(null);
    expect(await lookUp("http://geo", "a")).toBe(null);
    expect(await lookUp("http://geo", "b")).toBe(null);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(61_000);
    ask.mockResolvedValue("TT");
    expect(await lookUp("http://geo", "a")).toBe("TT");
    ask.mockRejectedValue(new Error("down again"));
    await lookUp("http://geo", "c");
    expect(report).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it("keeps 5,000 addresses at most, and drops the oldest first", async () => {
    const ask = vi.fn(async () => "TT");
    const lookUp = rememberingLookup(ask, vi.fn());
    for (let number = 0; number <= 5_000; number++) await lookUp("http://geo", String(number));
    await lookUp("http://geo", "5000");
    expect(ask).toHaveBeenCalledTimes(5_001);
    await lookUp("http://geo", "0");
    expect(ask).toHaveBeenCalledTimes(5_002);
  });
});

describe("where a visitor is", () => {
  const settings = {
    COUNTRY_HEADER: undefined as string | undefined,
    GEO_API_URL: "https://geo.example",
    TRUSTED_PROXIES: 0,
    SITE_URL: "https://kiskadee.example",
  };
  const from = (peer: string, more: Record<string, string> = {}) =>
    new Headers({ [peerHeader]: peer, ...more });
  const asked = async (headers: Headers, part: Partial<typeof settings> = {}) => {
    const ask = vi.fn(async () => "DE");
    const country = await visitorCountry(headers, { ...settings, ...part }, ask);
    return { country, calls: ask.mock.calls };
  };

  it("is what the trusted header says, without asking anybody", async () => {
    const headers = from("81.2.3.4", { "cf-ipcountry": "TT" });
    expect(await asked(headers, { COUNTRY_HEADER: "cf-ipcountry" })).toEqual({
      country: "TT",
      calls: [],
    });
  });

  it("is asked of the service where the header says nothing or is not trusted", async () => {
    for (const [headers, part] of [
      [from("81.2.3.4", { "cf-ipcountry": "XX" }), { COUNTRY_HEADER: "cf-ipcountry" }],
      [from("81.2.3.4", { "cf-ipcountry": "TT" }), {}],
    ] as const) {
      expect(await asked(headers, part)).toEqual({
        country: "DE",
        calls: [["https://geo.example", "81.2.3.4"]],
      });
    }
  });

  it("is unknown with the lookup switched off", async () => {
    expect(await asked(from("81.2.3.4"), { GEO_API_URL: "off" })).toEqual({
      country: null,
      calls: [],
    });
  });

  it.each(["127.0.0.1", "::1", "10.0.0.1", "172.16.0.1", "192.168.0.1", "100.64.0.1", "fe80::1"])(
    "is unknown for %s, which is never sent out",
    async (peer) => {
      expect(await asked(from(peer))).toEqual({ country: null, calls: [] });
    },
  );

  it.each(["127.0.0.1", "::1"])("is where a local site's own server is, for %s", async (peer) => {
    expect(await asked(from(peer), { SITE_URL: "http://localhost:3000" })).toEqual({
      country: "DE",
      calls: [["https://geo.example", null]],
    });
  });

  it("is told of an IPv6 address by its network alone", async () => {
    expect((await asked(from("2a02:8108:1:2:3:4:5:6"))).calls).toEqual([
      ["https://geo.example", "2a02:8108:1:2::"],
    ]);
  });
});
