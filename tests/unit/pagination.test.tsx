import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Pagination } from "@/components/ui/pagination";

const hrefOf = (page: number) => `/blog/page/${page}`;
const markup = (page: number, pages: number) =>
  renderToStaticMarkup(<Pagination {...{ page, pages, hrefOf }} label="Pages of the blog" />);

it.each([
  [1, 7],
  [4, 7],
  [1, 8_335],
  [2, 8_335],
  [4_000, 8_335],
  [8_335, 8_335],
])("page %d of %d names at most seven pages", (page, pages) => {
  const html = markup(page, pages);
  const named = html.match(/<span class="sr-only">Page <\/span>/g) ?? [];
  expect(named.length).toBeGreaterThan(4);
  expect(named.length).toBeLessThanOrEqual(7);
  expect(html).toContain(`aria-current="page" href="/blog/page/${page}"`);
});

it("is as long for a hundred thousand posts as for a hundred, to within its digits", () => {
  expect(markup(2, 8_335).length - markup(2, 9).length).toBeLessThan(30);
});

it("is not there for one page", () => {
  expect(markup(1, 1)).toBe("");
});
