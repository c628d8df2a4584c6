import { expect, it } from "vitest";
import { pageWindow } from "@/components/ui/page-window";

const shown = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((step) => (step === "gap" ? "…" : step === page ? `[${step}]` : step))
    .join(" ");

it.each([
  [1, 1, "[1]"],
  [2, 3, "1 [2] 3"],
  [1, 7, "[1] 2 3 4 5 6 7"],
  [1, 8, "[1] 2 3 4 5 … 8"],
  [5, 8, "1 … 4 [5] 6 7 8"],
  [1, 4_000, "[1] 2 3 4 5 … 4000"],
  [2_000, 4_000, "1 … 1999 [2000] 2001 … 4000"],
  [4_000, 4_000, "1 … 3996 3997 3998 3999 [4000]"],
])("page %d of %d offers %s", (page, pages, expected) => {
  expect(shown(page, pages)).toBe(expected);
});

it("offers every page by its number once, in order, and no gap for a single page", () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const steps = pageWindow(page, pages);
      const numbers = steps.filter((step) => step !== "gap");
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(steps.length).toBeLessThanOrEqual(7);
      steps.forEach((step, index) => {
        if (step !== "gap") return;
        const [before, after] = [steps[index - 1], steps[index + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }
  }
});
