import { expect, test } from "vitest";
import { isTotp, newTotpSecret, totp } from "@/local/supabase/totp";

/** "12345678901234567890" in base 32, the test secret of RFC 6238. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("the code at %i seconds matches RFC 6238", (seconds, code) => {
  expect(totp(secret, seconds * 1000)).toBe(code);
});

test("accepts a code one step early or late", () => {
  const own = newTotpSecret();
  expect(own).toMatch(/^[A-Z2-7]{32}$/);
  const now = 1_700_000_000_000;
  const taken = [-60_000, -30_000, 0, 30_000, 60_000].map((offset) =>
    isTotp(own, totp(own, now + offset), now),
  );
  expect(taken).toEqual([false, true, true, true, false]);
});
