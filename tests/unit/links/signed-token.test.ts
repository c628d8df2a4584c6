import { expect, test } from "vitest";
import { linkSecret, readToken, signToken } from "@/lib/links/signed-token";

const secret = "a secret key";
const id = "3df67ce2-fc68-458f-8e2c-41451efb9625";
const now = new Date("2026-05-01T12:00:00Z");
const later = new Date("2026-05-01T12:00:01Z");
const purpose = "newsletter-confirm";
const token = signToken(purpose, id, later, secret);
const [, expires = "", signature = ""] = token.split(".");
const forged = { status: "forged" };
const endless = signToken(purpose, id, null, secret);
const year3000 = new Date("3000-01-01T00:00:00Z");

test.each<[string, Parameters<typeof readToken>, object]>([
  ["is valid until it expires", [purpose, token, now, secret], { status: "valid", id }],
  ["has its id after that", [purpose, token, later, secret], { status: "expired", id }],
  ["without an end never expires", [purpose, endless, year3000, secret], { status: "valid", id }],
  ["is forged for another purpose", ["newsletter-unsubscribe", token, now, secret], forged],
  ["is forged under another key", [purpose, token, now, "another key"], forged],
])("a token %s", (_case, args, result) => {
  expect(readToken(...args)).toEqual(result);
});

test("a token needs no URL encoding and does not reveal the secret", () => {
  expect(encodeURIComponent(token)).toBe(token);
  expect(token).not.toContain(secret);
});

test("rejects a token with any single character changed, added or removed", () => {
  for (let index = 0; index < token.length; index++) {
    const other = token[index] === "1" ? "2" : "1";
    for (const middle of ["", other, `${token[index]}${other}`]) {
      const changed = token.slice(0, index) + middle + token.slice(index + 1);
      expect(readToken(purpose, changed, now, secret), changed).toEqual(forged);
    }
  }
});

test.each([
  `${id}.never.${signature}`,
  `${id}.0${expires}.${signature}`,
  `${id.toUpperCase()}.${expires}.${signature}`,
  "",
  "..",
  "a.never.",
  "a".repeat(100_000),
  `${token}\n`,
  ` ${token}`,
  "%00",
])("rejects %j as forged", (text) => {
  expect(readToken(purpose, text, now, secret)).toEqual(forged);
});

test("uses the configured secret, or else the database's key", () => {
  expect(linkSecret({ LINK_SECRET: secret, SUPABASE_SECRET_KEY: "other" })).toBe(secret);
  expect(linkSecret({ SUPABASE_SECRET_KEY: "other" })).toBe("other");
});
