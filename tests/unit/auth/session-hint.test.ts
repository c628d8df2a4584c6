import { expect, test } from "vitest";
import { readHint } from "@/lib/auth/session-hint";

test.each([
  ["", "none"],
  ["a=b; session-hint=member", "member"],
  ["session-hint=admin; a=b", "admin"],
  ["session-hint=root", "none"],
  ["xsession-hint=admin", "none"],
])("the session hint in %j is %s", (cookies, hint) => {
  expect(readHint(cookies)).toBe(hint);
});
