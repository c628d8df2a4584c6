import { expect, test } from "vitest";
import { articleOf } from "@/lib/markdown/article";

const source =
  "## Head\n\nText\nmore\n\n- One\n- Two\n\n1. Problem\n\n```js\nlet a;\n```\n\n/about\n";

test("marks blocks with their source line, but only for the editor", async () => {
  const { html } = await articleOf(source, { withLines: true });
  const lines = [...html.matchAll(/<(\w+)[^>]* data-line="(\d+)"/g)].map(
    ([, tag, at]) => `${tag}${at}`,
  );
  expect(lines).toEqual(["h21", "p3", "li6", "li7", "li9", "pre11", "p15"]);
  expect((await articleOf(source)).html).not.toContain("data-line");
});

test("puts a link card's source line before its class, as link-cards.ts expects", async () => {
  const { html } = await articleOf("[Words](/about)", { withLines: true });
  expect(html).toContain('<p data-line="1" class="link-card">');
});
