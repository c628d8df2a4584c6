import { encode } from "uqr";
import { brand } from "@/content/brand";

export type QrCode = { size: number; path: string };

/** The URI that authenticator apps read. */
export function enrolmentUri(email: string, secret: string): string {
  const label = `${encodeURIComponent(brand.name)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}`;
}

/** `path` is for an SVG that is `size` units wide and high, with one square per dark module. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => isDark && `M${x} ${y}h1v1h-1z`));
  return { size, path: squares.filter(Boolean).join("") };
}
