import { expect, onTestFinished, test, vi } from "vitest";
import { limitError } from "@/lib/markdown/limits";
import { renderArticle, renderError } from "@/lib/markdown/render";

const report = vi.hoisted(() => vi.fn());
vi.mock("@/lib/log", () => ({ reportError: report }));

/** Within the limits but slow: the parser scans all remaining text for each backtick run. */
const endless = Array.from({ length: 620 }, (_, index) => `${"`".repeat(index + 1)}a`).join("");

test("renders an article in the worker", async () => {
  expect(await renderArticle("## Head\n\nText & more")).toEqual({
    html: '<h2 id="section-head"><a name="head"></a>Head</h2>\n<p>Text &#x26; more</p>',
    headings: [{ id: "section-head", text: "Head", depth: 2 }],
    words: 4,
    isPlain: false,
  });
  expect(await renderError("Text")).toBeNull();
});

test("falls back to plain text when rendering times out, without blocking others", async () => {
  shortenTimeLimit();
  expect(limitError(endless)).toBeNull();
  const html = `<pre tabindex="0" role="region" aria-label="Code">${endless}</pre>`;
  const [slow, next] = await Promise.all([renderArticle(endless), renderArticle("Next")]);
  expect(slow).toEqual({ html, headings: [], words: 0, isPlain: true });
  expect(next).toMatchObject({ html: "<p>Next</p>" });
  expect(report).toHaveBeenCalledWith(expect.anything(), "Rendering an article");
});

test.each([
  ["Text\n\n\n", "line 4"],
  ["```\n\nCode\n\n```\n\nText\n\n", "line 9"],
])("names the line of a block that takes too long, case %#", async (before, line) => {
  shortenTimeLimit();
  expect(await renderError(`${before}${endless}\n\nText`)).toContain(`block at ${line} takes`);
});

function shortenTimeLimit() {
  const { setTimeout } = globalThis;
  const short = vi
    .spyOn(globalThis, "setTimeout")
    .mockImplementation((run, ms) => setTimeout(run, Math.min(ms ?? 0, 400)));
  onTestFinished(() => short.mockRestore());
}
