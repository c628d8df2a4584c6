import { describe, expect, it } from "vitest";
import { ipFromHeaders, peerHeader } from "@/lib/security/sender";

function addressOf(trusted: number, peer?: string, forwarded?: string) {
  const headers = new Headers();
  if (peer) headers.set(peerHeader, peer);
  if (forwarded) headers.set("x-forwarded-for", forwarded);
  return ipFromHeaders(headers, trusted);
}

describe("the address a visitor counts under", () => {
  it("is the socket's where no proxy is trusted, whatever the client claims", () => {
    expect(addressOf(0, "203.0.113.9", "1.1.1.1, 2.2.2.2")).toBe("203.0.113.9");
  });

  it("is what the one trusted proxy added, not what stood there before", () => {
    expect(addressOf(1, "10.0.0.1", "6.6.6.6, 198.51.100.7")).toBe("198.51.100.7");
  });

  it("goes back two where two proxies are trusted", () => {
    expect(addressOf(2, "10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2")).toBe("198.51.100.7");
  });

  it("is the first of a chain shorter than the proxies trusted", () => {
    expect(addressOf(3, "10.0.0.1", "198.51.100.7")).toBe("198.51.100.7");
  });

  it("counts an IPv6 network of /64 as one visitor", () => {
    const [first, second] = ["2001:db8:1:2:3::4", "2001:db8:1:2:ffff::1"];
    expect(addressOf(0, first)).toBe(addressOf(0, second));
    expect(addressOf(0, first)).toBe("2001:db8:1:2::/64");
  });

  it("knows an IPv4 address inside IPv6", () => {
    expect(addressOf(0, "::ffff:203.0.113.9")).toBe("203.0.113.9");
  });

  it.each(["not an address", "<script>", "1.2.3"])("is unknown for %j", (value) => {
    expect(addressOf(1, "10.0.0.1", value)).toBe("unknown");
  });

  it("is unknown where nothing is known", () => {
    expect(addressOf(0)).toBe("unknown");
  });
});
