import { postLimits } from "./schema";

const suffixLength = 6;

// Letters that NFKD does not decompose.
const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/** Ends in digits of `now` (milliseconds); empty for a title without a word. */
export function slugFromTitle(title: string, now: number): string {
  const suffix = String(now).slice(-suffixLength);
  if (!/[\p{L}\p{N}]/u.test(title)) return "";
  const words = title
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => spelledOut[letter] ?? "")
    .normalize("NFKD")
    .replace(/[^a-z0-9\s-]/g, "")
    .split(/[\s-]+/)
    .filter(Boolean)
    .join("-")
    .slice(0, postLimits.slug - suffixLength - 1)
    .replace(/-$/, "");
  // A title in another script leaves no words.
  return `${words || "post"}-${suffix}`;
}
