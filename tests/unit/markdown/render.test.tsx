import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { excerptOf } from "@/lib/markdown/excerpt";
import { renderMarkdown } from "@/lib/markdown/render";

const html = async (content: string) => renderToStaticMarkup(await renderMarkdown(content));

describe("callouts", () => {
  it("a block that starts with Fix it: is green, with its Markdown rendered", async () => {
    expect(await html("Fix it: use **less**.")).toBe(
      '<div class="callout callout-fix">\n<p>Fix it: use <strong>less</strong>.</p>\n</div>',
    );
  });

  it("a block that starts with a number and a period is red and keeps its number", async () => {
    const out = await html("3. Too heavy.\n\nFix it: lighter.");
    expect(out).toContain('<div class="callout callout-problem">');
    expect(out).toContain('<ol start="3">');
    expect(out).toContain('<div class="callout callout-fix">');
  });

  it("numbered blocks with blank lines between them are one callout each", async () => {
    const out = await html("1. One\n\n2. Two\n\n3. Three");
    expect(out.match(/callout-problem/g)).toHaveLength(3);
    expect(out).toContain('<ol start="2">');
  });

  it("a numbered list without blank lines is one block, so one callout", async () => {
    expect((await html("1. One\n2. Two")).match(/callout-problem/g)).toHaveLength(1);
  });

  it.each(["⚠ Mind the step", "Mind ⚠️ the step", "> ⚠ Mind the step"])(
    "a warning sign makes %j red",
    async (content) => {
      expect(await html(content)).toContain("callout-problem");
    },
  );

  it.each(["Plain text", "Fixing it: no", "2024 was long", "Version 1.0", "## 1. A heading"])(
    "%j is plain",
    async (content) => {
      expect(await html(content)).not.toContain("callout");
    },
  );

  it("code is never a callout", async () => {
    expect(await html("```\n1. x\n\n⚠ Fix it: y\n```")).not.toContain("callout");
  });
});

describe("what Markdown may not do", () => {
  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<iframe src=//evil.example></iframe>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "![x](javascript:alert(1))",
    '<a href="#" onclick="alert(1)">x</a>',
    "<style>*{display:none}</style>",
    '<div class="callout callout-fix" style="position:fixed">x</div>',
  ])("%s leaves nothing that runs or restyles", async (content) => {
    const out = await html(content);
    expect(out).not.toMatch(/<script|<iframe|<style|onerror|onclick|javascript:|data:|position:/i);
  });

  it("a post's first-level heading does not compete with its title", async () => {
    expect(await html("# Big")).toBe("<h2>Big</h2>");
  });
});

describe("what Markdown may do", () => {
  it("colours code in a known language by token", async () => {
    expect(await html("```ts\nconst a = 1;\n```")).toContain("var(--code-token-keyword)");
  });

  it("leaves code in an unknown language as it is", async () => {
    expect(await html("```nonsense\n<b>\n```")).toContain("&lt;b&gt;");
  });

  it("puts a table into a box that scrolls and can be focused", async () => {
    expect(await html("| a |\n| - |\n| b |")).toMatch(/<div class="table-scroll" tabindex="0"/i);
  });

  it("tells search engines that a link elsewhere is not ours", async () => {
    expect(await html("[x](https://x.example)")).toContain('rel="nofollow noopener"');
    expect(await html("[x](/contact)")).not.toContain("rel=");
  });
});

describe("an excerpt from content", () => {
  it("has no Markdown marks in it", () => {
    expect(excerptOf("## Head\n\n**Bold** and [link](/x), `code`.")).toBe(
      "Head Bold and link, code.",
    );
  });

  it("is cut after 150 characters, with an ellipsis", () => {
    expect(excerptOf("a".repeat(151))).toBe(`${"a".repeat(150)}…`);
    expect(excerptOf("a".repeat(150))).toBe("a".repeat(150));
  });

  it("never cuts a character in two", () => {
    expect(excerptOf("🐦".repeat(200))).toBe(`${"🐦".repeat(150)}…`);
  });

  it("says so when there is nothing", () => {
    expect(excerptOf("  \n")).toBe("No content available");
  });
});
