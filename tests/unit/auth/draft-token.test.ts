import { NextRequest, NextResponse } from "next/server";
import { beforeEach, expect, test, vi } from "vitest";
import { draftsOf, draftToken } from "@/lib/auth/draft-token";
import { permissions } from "@/lib/auth/permissions";
import { syncSessionHint } from "@/lib/auth/sync-session-hint";
import type { ViewerCheck } from "@/lib/auth/viewer";
import { signToken } from "@/lib/links/signed-token";

vi.mock("@/lib/env", () => ({
  env: () => ({ LINK_SECRET: "a-secret-of-this-test", SITE_URL: "https://site.example" }),
}));
vi.mock("@/lib/next/draft-key", () => ({ draftKey: () => "the key" }));

const minute = 60_000;
const sessionId = crypto.randomUUID();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});

const requestWith = (token: string) =>
  new NextRequest("https://site.example/admin", { headers: { cookie: `draft-mode=${token}` } });

const setFor = (token: string) => {
  const viewer = { sessionId, permissions, step: null };
  const check = { status: "signed-in", viewer } as unknown as ViewerCheck;
  return syncSessionHint(requestWith(token), NextResponse.next(), check).cookies.get("draft-mode");
};

test("a draft cookie is valid for an hour and due for renewal after half that time", () => {
  const token = draftToken(sessionId);
  for (const [after, isCurrent, isDue] of [
    [30 * minute - 1, true, false],
    [30 * minute, true, true],
    [60 * minute - 1, true, true],
    [60 * minute, false, true],
  ] as const) {
    vi.setSystemTime(after);
    expect(draftsOf(requestWith(token))).toEqual({ sessionId, isCurrent, isDue });
  }
});

test("rejects a forged draft cookie", () => {
  for (const forged of ["", sessionId, signToken("reset", sessionId, null)])
    expect(draftsOf(requestWith(forged))).toBeNull();
});

test("an admin page sets the draft cookie unless the session has a fresh one", () => {
  const token = draftToken(sessionId);
  expect(setFor(token)).toBeUndefined();
  for (const other of ["x", draftToken(crypto.randomUUID())])
    expect(setFor(other)?.value).toBe(token);
  vi.setSystemTime(30 * minute);
  expect(setFor(token)?.value).toBe(draftToken(sessionId));
});
