import { postLimits } from "./fields";

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

const shortLength = 50;

// Words that say nothing about a post's topic.
const stopWords = new Set(
  (
    "a about an and are as at be but by can do does for from has have how i if in into is it its my no not of " +
    "on or our so than that the their them then there these they this to too up us was we were what when " +
    "where which who why will with you your"
  ).split(" "),
);

/**
 * Shortens a slug to whole words within 50 characters, dropping stop words and the digits that
 * slugFromTitle adds. Returns it unchanged if no word fits.
 */
export function shortenSlug(slug: string): string {
  const words = slug.replace(new RegExp(`-\\d{${suffixLength}}$`), "").split("-");
  const telling = words.filter((word) => !stopWords.has(word));
  let short = "";
  for (const word of telling.length > 0 ? telling : words) {
    const longer = short === "" ? word : `${short}-${word}`;
    if (longer.length > shortLength) break;
    short = longer;
  }
  return short || slug;
}

/** Makes a slug ending in digits of `now` (milliseconds); empty if the title has no words. */
export function slugFromTitle(title: string, now: number): string {
  const suffix = String(now).slice(-suffixLength);
  if (!/[\p{L}\p{N}]/u.test(title)) return "";
  // A title in a non-Latin script has no usable words.
  return `${slugWords(title, postLimits.slug - suffixLength - 1) || "post"}-${suffix}`;
}

/** Returns at most `length` characters; empty if the title has no ASCII letters or digits. */
export function slugWords(title: string, length: number): string {
  return title
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => spelledOut[letter] ?? "")
    .normalize("NFKD")
    .replace(/[^a-z0-9\s-]/g, "")
    .split(/[\s-]+/)
    .filter(Boolean)
    .join("-")
    .slice(0, length)
    .replace(/-$/, "");
}
