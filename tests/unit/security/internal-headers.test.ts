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
vi.mock("@/lib/security/draft-key", async (original) => ({
  ...(await original<typeof import("@/lib/security/draft-key")>()),
  draftKey: () => "k",
}));
const report = vi.spyOn(console, "warn").mockImplementation(() => {});

runFilters([replaceInternalHeaders]);

/** The headers of a request as Next.js then sees them. */
function received(headers: Record<string, string>): Record<string, string> {
  const request = { headers, socket: { remoteAddress: "192.0.2.1" } };
  const response = new ServerResponse(request as unknown as IncomingMessage);
  channel("http.server.request.start").publish({ request, response });
  return headers;
}

test("what only Next.js may say is dropped, and the peer is named", () => {
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

test("Next.js's key to drafts is dropped, however the cookie is written", () => {
  const key = "__prerender_bypass=k";
  for (const cookie of [`a=b; ${key}; c=d`, `a=b;${key};${key}; c=d`, `a=b; ${key} ; c=d`]) {
    expect(received({ cookie }).cookie).toMatch(/^a=b; ?c=d$/);
  }
});

test("a form of the site is one for Next.js too, whatever the proxy calls the site", () => {
  const host = (origin: string) => received({ origin, host: "a:3001" })["x-forwarded-host"];
  expect(host("https://site.example")).toBe("site.example");
  expect(host("https://evil.example")).toBeUndefined();
});

test("a forwarded header that is not believed is reported once, one that Next.js added itself is not", () => {
  received({ "x-forwarded-for": "192.0.2.1", [peerHeader]: "192.0.2.1" });
  expect(report).not.toHaveBeenCalled();
  received({ "x-forwarded-for": "198.51.100.1" });
  received({ "x-forwarded-for": "198.51.100.2" });
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]?.[1]).toContain("TRUSTED_PROXIES is 0");
});
