import { channel } from "node:diagnostics_channel";
import { type IncomingMessage, ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { replaceInternalHeaders } from "@/lib/http/filters/internal-headers";
import { runFilters } from "@/lib/http/pipeline";
import { peerHeader } from "@/lib/security/sender";

const settings = {
  SITE_URL: "https://site.example",
  ALLOWED_ORIGINS: [] as string[],
  TRUSTED_PROXIES: 0,
};
vi.mock("@/lib/env", () => ({ env: () => settings }));
vi.mock("@/lib/next/draft-key", async (original) => ({
  ...(await original<typeof import("@/lib/next/draft-key")>()),
  draftKey: () => "k",
}));
const report = vi.spyOn(console, "warn").mockImplementation(() => {});

runFilters([replaceInternalHeaders]);

/** Returns the headers of a request as Next.js sees them. */
function received(headers: Record<string, string>): Record<string, string> {
  const request = { headers, socket: { remoteAddress: "192.0.2.1" } };
  const response = new ServerResponse(request as unknown as IncomingMessage);
  channel("http.server.request.start").publish({ request, response });
  return headers;
}

test("drops headers reserved for Next.js and adds the peer's IP", () => {
  const internal = {
    "x-prerender-revalidate": "a",
    "x-prerender-revalidate-if-generated": "1",
    "x-next-revalidated-tags": "posts",
    "x-next-revalidate-tag-token": "a",
    "x-middleware-rewrite": "/b",
  };
  expect(received({ ...internal, [peerHeader]: "forged", accept: "*/*" })).toEqual({
    [peerHeader]: "192.0.2.1",
    accept: "*/*",
  });
});

test("drops the Next.js draft mode cookie, however the header is formatted", () => {
  const key = "__prerender_bypass=k";
  for (const cookie of [`a=b; ${key}; c=d`, `a=b;${key};${key}; c=d`, `a=b; ${key} ; c=d`]) {
    expect(received({ cookie }).cookie).toMatch(/^a=b; ?c=d$/);
  }
});

test("Next.js accepts a form from the site's own origin, whatever host the proxy sends", () => {
  const host = (origin: string) => received({ origin, host: "a:3001" })["x-forwarded-host"];
  expect(host("https://site.example")).toBe("site.example");
  expect(host("https://evil.example")).toBeUndefined();
});

test("reports an untrusted forwarded header once, but not one added by Next.js", () => {
  received({ "x-forwarded-for": "192.0.2.1", [peerHeader]: "192.0.2.1" });
  expect(report).not.toHaveBeenCalled();
  received({ "x-forwarded-for": "198.51.100.1" });
  received({ "x-forwarded-for": "198.51.100.2" });
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]?.[1]).toContain("TRUSTED_PROXIES is 0");
});
