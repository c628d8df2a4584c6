import { postLimits } from "./input";

/** Digits of the time that end a generated slug (spec section 9). */
const suffixLength = 6;

// Letters that are no plain letter with a mark on it.
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

/**
 * The slug of a new post: its title in lower case without accents and punctuation, hyphens for spaces,
 * and the last six digits of the time in milliseconds. Empty for a title that has no word in it yet.
 */
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
  // A title in another script leaves nothing over.
  return `${words || "post"}-${suffix}`;
}
