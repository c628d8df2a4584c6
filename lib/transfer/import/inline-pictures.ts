import { randomUUID } from "node:crypto";

// A short one is no burden where it is.
const inline = /data:image\/[\w+.-]{1,40};base64,[a-z\d+/=]{200,}/gi;

/**
 * A text with a short address, which it cannot hold otherwise, for each picture that is written out in it:
 * what reads it takes memory for each character.
 */
export function takeOutPictures(text: string) {
  const start = `data:image/inline;base64,${randomUUID().replaceAll("-", "")}`;
  const found: string[] = [];
  const short = text.replace(inline, (url) => `${start}n${found.push(url) - 1}n`);
  const shortened = new RegExp(`${start}n(\\d+)n`, "g");
  return {
    text: short,
    /** In a text or an address. */
    putBack: (from: string) => from.replace(shortened, (_, index) => found[index] ?? ""),
  };
}
