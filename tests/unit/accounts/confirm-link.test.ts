import { expect, test } from "vitest";
import { confirmLinkStatus } from "@/lib/accounts/confirm-link";

const token = "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f";

test.each([
  [`?token_hash=${token}&type=signup`, 200],
  [`?token_hash=pkce_${token}&type=recovery`, 200],
  ["?type=signup&outcome=expired", 410],
  [`?token_hash=${token}&type=signup&outcome=unavailable`, 503],
  ["", 403],
  [`?token_hash=${token}`, 403],
  [`?token_hash=${token}&type=nonsense`, 403],
  [`?token_hash=${token}&token_hash=${token}&type=signup`, 403],
  [`?token_hash=short&type=signup`, 403],
  [`?token_hash=${"a".repeat(201)}&type=signup`, 403],
  [`?token_hash=${token}%0d%0a&type=signup`, 403],
  ["?token_hash[]=x&type=signup", 403],
])("a mailed link %s is answered with %i", (query, status) => {
  expect(confirmLinkStatus(new URL(`http://site.example/auth/confirm${query}`))).toBe(status);
});

test("other addresses have no status of their own", () => {
  expect(confirmLinkStatus(new URL("http://site.example/auth/confirmed"))).toBeNull();
});
