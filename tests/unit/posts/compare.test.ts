import { expect, test } from "vitest";
import { compareTexts } from "@/lib/admin/compare-texts";

const marked = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ text, side }) => ({ both: text, old: `[-${text}-]`, new: `{+${text}+}` })[side])
    .join("");

test("compares texts word by word within changed lines", () => {
  expect(marked("One bird.\nTwo birds.\n", "One bird.\nTwo small birds.\n")).toBe(
    "One bird.\nTwo {+small +}birds.\n",
  );
  expect(marked("A line.", "")).toBe("[-A line.-]");
  expect(marked("Same.\n", "Same.\nNew.\n")).toBe("Same.\n{+New.\n+}");
});

test.each([
  ["words", " ", 30_000],
  ["lines", "\n", 20_000],
])("treats two long texts that share no %s as entirely changed", (_of, between, length) => {
  const text = (mark: string) => Array.from({ length }, (_, n) => mark + n).join(between);
  const pieces = compareTexts(text("a"), text("b"));
  expect(pieces.map(({ side }) => side)).toEqual(["old", "new"]);
});
