import { createHmac, randomBytes } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepMs = 30_000;

/** Returns 20 random bytes in base32. */
export function newTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join("");
}

/** Returns the RFC 6238 code for a time in milliseconds: SHA-1, six digits, 30-second steps. */
export function totp(secret: string, time: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / stepMs)));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const value = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, "0");
}

/** Also accepts the previous and next code, as Supabase does, because clocks differ. */
export function isTotp(secret: string, code: string, now = Date.now()): boolean {
  return [-stepMs, 0, stepMs].some((offset) => totp(secret, now + offset) === code);
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
