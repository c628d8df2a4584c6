import { expect, onTestFinished, test, vi } from "vitest";
import { limitError } from "@/lib/markdown/limits";
import { renderArticle, renderError } from "@/lib/markdown/render";

const report = vi.hoisted(() => vi.fn());
vi.mock("@/lib/log", () => ({ reportError: report }));

/** Within the limits, but the parser looks for the end of each run of ticks in all of the rest. */
const endless = Array.from({ length: 620 }, (_, index) => `${"`".repeat(index + 1)}a`).join("");

test("an article is rendered in the worker", async () => {
  expect(await renderArticle("## Head\n\nText & more")).toEqual({
    html: '<h2 id="section-head"><a name="head"></a>Head</h2>\n<p>Text &#x26; more</p>',
    headings: [{ id: "section-head", text: "Head", depth: 2 }],
    words: 4,
    isPlain: false,
  });
  expect(await renderError("Text")).toBeNull();
});

test("a text that takes too long is shown as it was typed, and holds up nothing else", async () => {
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
])("the error of a text that takes too long names its line, case %#", async (before, line) => {
  shortenTimeLimit();
  expect(await renderError(`${before}${endless}\n\nText`)).toContain(`starts at ${line} takes`);
});

function shortenTimeLimit() {
  const { setTimeout } = globalThis;
  const short = vi
    .spyOn(globalThis, "setTimeout")
    .mockImplementation((run, ms) => setTimeout(run, Math.min(ms ?? 0, 400)));
  onTestFinished(() => short.mockRestore());
}
