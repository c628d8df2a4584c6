import { expect, test } from "vitest";
import { confirmLinkStatus } from "@/lib/accounts/confirm-link";

const token = "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f";

test.each([
  [`/auth/confirm?token_hash=${token}&type=signup`, 200],
  [`/auth/confirm?token_hash=pkce_${token}&type=recovery`, 200],
  ["/auth/confirm?type=signup&outcome=expired", 410],
  [`/auth/confirm?token_hash=${token}&type=signup&outcome=unavailable`, 503],
  ["/auth/confirm", 403],
  [`/auth/confirm?token_hash=${token}`, 403],
  [`/auth/confirm?token_hash=${token}&type=nonsense`, 403],
  [`/auth/confirm?token_hash=${token}&token_hash=${token}&type=signup`, 403],
  ["/auth/confirm?token_hash=short&type=signup", 403],
  [`/auth/confirm?token_hash=${"a".repeat(201)}&type=signup`, 403],
  [`/auth/confirm?token_hash=${token}%0d%0a&type=signup`, 403],
  ["/auth/confirm?token_hash[]=x&type=signup", 403],
  ["/auth/confirmed", null],
])("the link %s has the status %s", (link, status) => {
  expect(confirmLinkStatus(new URL(link, "http://site.example"))).toBe(status);
});
