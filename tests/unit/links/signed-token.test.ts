import { describe, expect, it } from "vitest";
import { linkSecret, readToken, signToken } from "@/lib/links/signed-token";

const secret = "a secret key";
const id = "3df67ce2-fc68-458f-8e2c-41451efb9625";
const now = new Date("2026-05-01T12:00:00Z");
const later = new Date("2026-05-01T12:00:01Z");
const token = signToken("newsletter-confirm", id, later, secret);
const read = (text: string, purpose = "newsletter-confirm", at = now, key = secret) =>
  readToken(purpose, text, at, key);

describe("a signed token", () => {
  it("gives back its id until it expires, and says which it was after that", () => {
    expect(read(token)).toEqual({ status: "valid", id });
    expect(read(token, "newsletter-confirm", later)).toEqual({ status: "expired", id });
  });

  it("without an end never expires", () => {
    const forever = signToken("newsletter-unsubscribe", id, null, secret);
    const year3000 = new Date("3000-01-01T00:00:00Z");
    expect(read(forever, "newsletter-unsubscribe", year3000)).toEqual({ status: "valid", id });
  });

  it("fits in an address as it stands", () => {
    expect(encodeURIComponent(token)).toBe(token);
    expect(token).not.toContain(secret);
  });

  it("is worth nothing for another purpose or under another key", () => {
    expect(read(token, "newsletter-unsubscribe")).toEqual({ status: "forged" });
    expect(read(token, "newsletter-confirm", now, "another key")).toEqual({ status: "forged" });
  });

  it("is worth nothing with any one character changed, added or left out", () => {
    for (let index = 0; index < token.length; index++) {
      const other = token[index] === "1" ? "2" : "1";
      for (const middle of ["", other, `${token[index]}${other}`]) {
        const changed = token.slice(0, index) + middle + token.slice(index + 1);
        expect(read(changed), changed).toEqual({ status: "forged" });
      }
    }
  });

  it("does not carry its signature over to claims that read alike", () => {
    const [, expires = "", signature = ""] = token.split(".");
    expect(read(`${id}.never.${signature}`)).toEqual({ status: "forged" });
    expect(read(`${id}.0${expires}.${signature}`)).toEqual({ status: "forged" });
    expect(read(`${id.toUpperCase()}.${expires}.${signature}`)).toEqual({ status: "forged" });
  });

  it.each(["", ".", "..", "a.never.", "a".repeat(100_000), `${token}\n`, ` ${token}`, "%00"])(
    "is not what %j is",
    (text) => {
      expect(read(text)).toEqual({ status: "forged" });
    },
  );
});

describe("the secret", () => {
  it("is the one that is set, else the database's key", () => {
    expect(linkSecret({ LINK_SECRET: secret, SUPABASE_SECRET_KEY: "other" })).toBe(secret);
    expect(linkSecret({ SUPABASE_SECRET_KEY: "other" })).toBe("other");
  });
});
