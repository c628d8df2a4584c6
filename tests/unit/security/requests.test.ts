import { expect, onTestFinished, test, vi } from "vitest";
import { processState } from "@/lib/process-state";
import { hasBearer } from "@/lib/security/bearer";
import { constantTime } from "@/lib/security/constant-time";
import { ipFromHeaders, isSameOrigin, peerHeader } from "@/lib/security/sender";

const site = "https://kiskadee.example";
const host = "kiskadee.example";
const settings = { SITE_URL: site, ALLOWED_ORIGINS: ["http://127.0.0.1:3000"] };

test.each<[Record<string, string>, boolean]>([
  [{ origin: site }, true],
  [{ origin: "http://127.0.0.1:3000" }, true],
  [{ origin: "https://www.kiskadee.example", host: "www.kiskadee.example" }, false],
  [{ origin: `${site}:8443`, host: `${host}:8443` }, false],
  [{ origin: "https://evil.example", host }, false],
  [{ origin: "https://kiskadee.example.evil.example", host }, false],
  [{ origin: "null", host }, false],
  [{ origin: host, host }, false],
  [{ host }, false],
])("a submission with %j has the same origin: %s", (headers, expected) => {
  expect(isSameOrigin(new Headers(headers), settings)).toBe(expected);
});

test.each([
  [{ authorization: "Bearer 0123456789abcdef" }, true],
  [{ authorization: "Bearer 0123456789abcdeF" }, false],
  [{ authorization: "Bearer " }, false],
  [{ authorization: "bearer 0123456789abcdef" }, false],
  [{ authorization: "0123456789abcdef" }, false],
  [{ authorization: "" }, false],
  [undefined, false],
])("a request with %j has the secret: %s", (headers, expected) => {
  expect(hasBearer(new Headers(headers), "0123456789abcdef")).toBe(expected);
});

test.each([
  ["the socket's where no proxy is trusted", 0, "203.0.113.9", "1.1.1.1, 2.2.2.2", "203.0.113.9"],
  ["what the one trusted proxy added", 1, "10.0.0.1", "6.6.6.6, 198.51.100.7", "198.51.100.7"],
  ["two back with two proxies", 2, "10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", "198.51.100.7"],
  ["the first of a chain that is too short", 3, "10.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["an IPv6 network of /64", 0, "2001:db8:1:2:3::4", "", "2001:db8:1:2::/64"],
  ["the same for all of that network", 0, "2001:db8:1:2:ffff::1", "", "2001:db8:1:2::/64"],
  ["the IPv4 address inside IPv6", 0, "::ffff:203.0.113.9", "", "203.0.113.9"],
  ["an IPv4 address with a port", 1, "10.0.0.1", "198.51.100.7:50123", "198.51.100.7"],
  ["an IPv6 address with a port", 1, "10.0.0.1", "[2001:db8:1:2:3::4]:443", "2001:db8:1:2::/64"],
  ["an IPv6 address in brackets", 1, "10.0.0.1", "[2001:db8:1:2:3::4]", "2001:db8:1:2::/64"],
  ["unknown for words", 1, "10.0.0.1", "not an address", "unknown"],
  ["unknown for markup", 1, "10.0.0.1", "<script>", "unknown"],
  ["unknown for a part of one", 1, "10.0.0.1", "1.2.3", "unknown"],
  ["unknown without a header", 0, "", "", "unknown"],
])("the IP used to count a visitor's requests is %s", (_case, trusted, peer, forwarded, ip) => {
  const headers = new Headers();
  if (peer) headers.set(peerHeader, peer);
  if (forwarded) headers.set("x-forwarded-for", forwarded);
  expect(ipFromHeaders(headers, trusted)).toBe(ip);
});

test("reports a malformed X-Forwarded-For entry once, without its value", () => {
  const report = vi.spyOn(console, "warn").mockImplementation(() => {});
  processState.warnings.clear();
  for (const entry of ["for=198.51.100.7", "_hidden"]) {
    ipFromHeaders(new Headers({ "x-forwarded-for": entry, [peerHeader]: "10.0.0.1" }), 1);
  }
  expect(report).toHaveBeenCalledExactlyOnceWith("settings:", expect.stringMatching(/not an IP/));
  report.mockRestore();
});

test.each([
  [0, 1_000],
  [999, 1_000],
  [1_000, 1_000],
  [1_001, 2_000],
  [2_000, 2_000],
])("a response that took %i ms is sent after %i ms", async (taken, given) => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const start = performance.now();
  const due = constantTime(1_000);
  vi.advanceTimersByTime(taken);
  const sent = due();
  await vi.runAllTimersAsync();
  await sent;
  expect(performance.now() - start).toBe(given);
});
