import { expect, onTestFinished, test, vi } from "vitest";
import { countryIn, readCountry } from "@/lib/geo/answer";
import { askService, rememberingLookup } from "@/lib/geo/lookup";
import { visitorCountry } from "@/lib/geo/visitor-country";
import { peerHeader } from "@/lib/security/sender";
import { startServer, stubTimeout } from "@/tests/unit/http-server";

test.each([
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
])("reads the lookup service's response %j as %s", (answer, country) => {
  expect(countryIn(answer)).toBe(country);
});

test.each(["", "XX", "ZZ", "T1", "TTO", "T"])("rejects the country code %j", (code) => {
  expect(readCountry(code)).toBe(null);
});

test("a lookup times out after a second and a half", async () => {
  const { timeout, expire } = stubTimeout();
  const asked = askService(await startServer(expire), "8.8.8.8");
  await expect(asked).rejects.toThrow(expect.objectContaining({ name: "TimeoutError" }));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(1_500);
});

test("looks up an IP once, even for concurrent requests", async () => {
  const ask = vi.fn(async () => "TT");
  const lookUp = rememberingLookup(ask, vi.fn());
  const both = [lookUp("http://geo", "a"), lookUp("http://geo", "a")];
  expect(await Promise.all(both)).toEqual(["TT", "TT"]);
  await lookUp("http://geo", "b");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("reports an outage once, returns null and retries after a minute", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ask = vi.fn<(base: string, ip: string | null) => Promise<string>>();
  ask.mockRejectedValue(new Error("down"));
  const report = vi.fn();
  const lookUp = rememberingLookup(ask, report);
  for (const ip of ["a", "a", "b"]) expect(await lookUp("http://geo", ip)).toBe(null);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  ask.mockResolvedValue("TT");
  expect(await lookUp("http://geo", "a")).toBe("TT");
  ask.mockRejectedValue(new Error("down again"));
  await lookUp("http://geo", "c");
  expect(report).toHaveBeenCalledTimes(2);
});

test("caches at most 5,000 IPs and evicts the oldest first", async () => {
  const ask = vi.fn(async () => "TT");
  const lookUp = rememberingLookup(ask, vi.fn());
  for (let number = 0; number <= 5_000; number++) await lookUp("http://geo", String(number));
  await lookUp("http://geo", "5000");
  expect(ask).toHaveBeenCalledTimes(5_001);
  await lookUp("http://geo", "0");
  expect(ask).toHaveBeenCalledTimes(5_002);
});

const publicIp = "81.2.3.4";
const localIps = ["127.0.0.1", "::1"];
const privateIps = ["10.0.0.1", "172.16.0.1", "192.168.0.1", "100.64.0.1", "fe80::1"];
type Visit = [string, string, string, object, string | null, (string | null)[]];
const localSite = { SITE_URL: "http://localhost:3000" };
const header = { COUNTRY_HEADER: "cf-ipcountry" };

test.each<Visit>([
  ["is in the trusted header", publicIp, "TT", header, "TT", []],
  ["is looked up when the header is empty", publicIp, "XX", header, "DE", [publicIp]],
  ["is looked up when the header is not trusted", publicIp, "TT", {}, "DE", [publicIp]],
  ["is unknown when the lookup is off", publicIp, "XX", { GEO_API_URL: "off" }, null, []],
  ["is looked up by an IPv6 network", "2a02:8108:1:2:3:4:5:6", "XX", {}, "DE", ["2a02:8108:1:2::"]],
  ...[...localIps, ...privateIps].map((ip): Visit => ["is unknown", ip, "XX", {}, null, []]),
  ...localIps.map((ip): Visit => ["is a local server's own", ip, "XX", localSite, "DE", [null]]),
])("a visitor's country %s: %s", async (_case, peer, named, part, country, ips) => {
  const settings = {
    COUNTRY_HEADER: undefined,
    GEO_API_URL: "https://geo.example",
    TRUSTED_PROXIES: 0,
    SITE_URL: "https://kiskadee.example",
    ...part,
  };
  const ask = vi.fn(async () => "DE");
  const headers = new Headers({ [peerHeader]: peer, "cf-ipcountry": named });
  expect(await visitorCountry(headers, settings, ask)).toBe(country);
  expect(ask.mock.calls).toEqual(ips.map((ip) => ["https://geo.example", ip]));
});
