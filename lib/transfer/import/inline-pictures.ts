import { randomUUID } from "node:crypto";

// Short data URLs can stay in the text.
const inline = /data:image\/[\w+.-]{1,40};base64,[a-z\d+/=]{200,}/gi;

/** Replaces inline pictures with short unique URLs, to save memory during parsing. */
export function takeOutPictures(text: string) {
  const start = `data:image/inline;base64,${randomUUID().replaceAll("-", "")}`;
  const found: string[] = [];
  const short = text.replace(inline, (url) => `${start}n${found.push(url) - 1}n`);
  const shortened = new RegExp(`${start}n(\\d+)n`, "g");
  return {
    text: short,
    /** Restores the pictures in a text or URL. */
    putBack: (from: string) => from.replace(shortened, (_, index) => found[index] ?? ""),
  };
}
