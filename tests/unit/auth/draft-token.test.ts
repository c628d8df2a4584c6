import { expect, test, vi } from "vitest";
import { draftToken, sessionOfDrafts } from "@/lib/auth/draft-token";
import { signToken } from "@/lib/links/signed-token";

vi.mock("@/lib/env", () => ({ env: () => ({ LINK_SECRET: "a-secret-of-this-test" }) }));

test("Draft Mode's cookie names its session for as long as that can last, and nobody else can write one", () => {
  vi.useFakeTimers({ now: 0 });
  const session = crypto.randomUUID();
  const token = draftToken(session);
  vi.setSystemTime(180 * 86_400_000 - 1);
  expect(sessionOfDrafts(token)).toBe(session);
  vi.setSystemTime(180 * 86_400_000);
  expect(sessionOfDrafts(token)).toBeNull();
  vi.useRealTimers();
  for (const forged of [undefined, "", session, signToken("reset", session, null)])
    expect(sessionOfDrafts(forged)).toBeNull();
});
