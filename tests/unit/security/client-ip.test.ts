import { expect, test } from "vitest";
import { ipFromHeaders, peerHeader } from "@/lib/security/sender";

test.each([
  ["the socket's where no proxy is trusted", 0, "203.0.113.9", "1.1.1.1, 2.2.2.2", "203.0.113.9"],
  ["what the one trusted proxy added", 1, "10.0.0.1", "6.6.6.6, 198.51.100.7", "198.51.100.7"],
  ["two back with two proxies", 2, "10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", "198.51.100.7"],
  ["the first of a chain that is too short", 3, "10.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["an IPv6 network of /64", 0, "2001:db8:1:2:3::4", "", "2001:db8:1:2::/64"],
  ["the same for all of that network", 0, "2001:db8:1:2:ffff::1", "", "2001:db8:1:2::/64"],
  ["the IPv4 address inside IPv6", 0, "::ffff:203.0.113.9", "", "203.0.113.9"],
  ["unknown for words", 1, "10.0.0.1", "not an address", "unknown"],
  ["unknown for markup", 1, "10.0.0.1", "<script>", "unknown"],
  ["unknown for a part of one", 1, "10.0.0.1", "1.2.3", "unknown"],
  ["unknown without a header", 0, "", "", "unknown"],
])("the ip that a visitor is counted by is %s", (_case, trusted, peer, forwarded, ip) => {
  const headers = new Headers();
  if (peer) headers.set(peerHeader, peer);
  if (forwarded) headers.set("x-forwarded-for", forwarded);
  expect(ipFromHeaders(headers, trusted)).toBe(ip);
});
