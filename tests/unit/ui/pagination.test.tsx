import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pageWindow } from "@/components/ui/pages/page-window";
import { Pagination } from "@/components/ui/pages/pagination";

const hrefOf = (page: number) => `/blog/page/${page}`;
const markup = (page: number, pages: number) =>
  renderToStaticMarkup(<Pagination {...{ page, pages, hrefOf }} label="Pages of the blog" />);

test.each([
  [1, 1, "[1]"],
  [2, 3, "1 [2] 3"],
  [1, 7, "[1] 2 3 4 5 6 7"],
  [1, 8, "[1] 2 3 4 5 … 8"],
  [5, 8, "1 … 4 [5] 6 7 8"],
  [1, 4_000, "[1] 2 3 4 5 … 4000"],
  [2_000, 4_000, "1 … 1999 [2000] 2001 … 4000"],
  [4_000, 4_000, "1 … 3996 3997 3998 3999 [4000]"],
])("page %d of %d shows %s", (page, pages, text) => {
  const steps = pageWindow(page, pages);
  const shown = steps.map((step) => (step === "gap" ? "…" : step === page ? `[${step}]` : step));
  expect(shown.join(" ")).toBe(text);
});

test("lists each page number once, in order, and never replaces a single page with a gap", () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const steps = pageWindow(page, pages);
      const numbers = steps.filter((step) => step !== "gap");
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(steps.length).toBeLessThanOrEqual(7);
      steps.forEach((step, index) => {
        if (step !== "gap") return;
        expect(Number(steps[index + 1]) - Number(steps[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});

test("links to every step including the current page, and renders nothing for a single page", () => {
  const html = markup(4_000, 8_335);
  expect(html.match(/<span class="sr-only">Page <\/span>/g)).toHaveLength(5);
  expect(html).toMatch(/<a [^>]*href="\/blog\/page\/4000" aria-current="page">/);
  expect(markup(1, 1)).toBe("");
});
