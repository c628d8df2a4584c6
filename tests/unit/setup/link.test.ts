import { expect, test, vi } from "vitest";
import { signToken } from "@/lib/links/signed-token";
import { readSetupToken, setupLink } from "@/lib/setup/link";

vi.mock("@/lib/env", () => ({ env: () => ({ LINK_SECRET: "a-secret-of-the-tests" }) }));

const id = "0123456789abcdef0123456789abcdef";
const link = setupLink("https://agency.example", id);
const token = new URL(link).searchParams.get("token") ?? "";

test("is the same on every server and readable with the same secret only", () => {
  expect(link).toBe(setupLink("https://agency.example", id));
  expect(link).toMatch(/^https:\/\/agency\.example\/setup\?token=/);
  expect(readSetupToken(token)).toBe(id);
  expect(readSetupToken(signToken("setup", id, null, "another-secret"))).toBeNull();
});

test.each([
  ["none", undefined],
  ["an empty one", ""],
  ["several", [token, token]],
  ["a changed one", token.replace("0123", "0124")],
  ["a link for another purpose", signToken("booking", id, null)],
])("rejects %s", (_case, given) => {
  expect(readSetupToken(given)).toBeNull();
});
