import { NextRequest } from "next/server";
import { expect, test, vi } from "vitest";
import { draftToken } from "@/lib/auth/draft-token";
import { checkViewer, type ViewerCheck } from "@/lib/auth/viewer";
import { checkSession } from "@/lib/request/check-session";
import { limitRequests } from "@/lib/request/limit-requests";

vi.mock("@/lib/env", () => ({
  env: () => ({
    LINK_SECRET: "a-secret-of-this-test",
    SITE_URL: "https://site.example",
    TRUSTED_PROXIES: 1,
    SUBMISSIONS_PER_MINUTE: 1,
    PAGES_PER_MINUTE: 1,
  }),
  isWithoutDatabase: false,
}));
vi.mock("@/lib/auth/viewer");
vi.mock("@/lib/supabase/request-session", () => ({ requestSession: () => ({}) }));

const requestFrom = (ip: string, cookie: string) =>
  new NextRequest("https://site.example/search", { headers: { "x-forwarded-for": ip, cookie } });

test("an expired draft cookie allows no more requests than a visitor gets", () => {
  vi.useFakeTimers({ now: 0 });
  const request = requestFrom("192.0.2.1", `draft-mode=${draftToken(crypto.randomUUID())}`);
  const statuses = () => [1, 2, 3].map(() => limitRequests(request)?.status);
  expect(statuses()).toEqual([undefined, undefined, undefined]);
  vi.setSystemTime(60 * 60_000);
  expect(statuses()).toEqual([undefined, 429, 429]);
  vi.useRealTimers();
});

test.for<[ViewerCheck["status"], boolean, string]>([
  ["signed-in", false, "192.0.2.2"],
  ["unavailable", false, "192.0.2.3"],
  ["timed-out", false, "192.0.2.4"],
  ["nobody", true, "192.0.2.5"],
])("limits an IP's session checks after the result %s: %s", async ([status, isLimited, ip]) => {
  vi.mocked(checkViewer).mockResolvedValue({ status } as ViewerCheck);
  const request = requestFrom(ip, "auth-session=x");
  const checks = [await checkSession(request), await checkSession(request)];
  expect(typeof checks[1]).toBe(isLimited ? "number" : "object");
});
