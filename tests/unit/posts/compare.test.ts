import { expect, test } from "vitest";
import { compareTexts } from "@/lib/posts/admin/compare";

const marked = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ text, side }) => ({ both: text, old: `[-${text}-]`, new: `{+${text}+}` })[side])
    .join("");

test("two texts are compared word by word within the lines that changed", () => {
  expect(marked("One bird.\nTwo birds.\n", "One bird.\nTwo small birds.\n")).toBe(
    "One bird.\nTwo {+small +}birds.\n",
  );
  expect(marked("A line.", "")).toBe("[-A line.-]");
  expect(marked("Same.\n", "Same.\nNew.\n")).toBe("Same.\n{+New.\n+}");
});

test("of two long texts that share nothing, each counts as changed whole", () => {
  const words = (mark: string) => Array.from({ length: 30_000 }, (_, n) => mark + n).join(" ");
  const pieces = compareTexts(words("a"), words("b"));
  expect(pieces.map(({ side }) => side)).toEqual(["old", "new"]);
});
