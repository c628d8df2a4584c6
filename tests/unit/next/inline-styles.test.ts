import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inlineStyles } from "@/lib/next/inline-styles";

const page = (body: string, ...files: string[]) =>
  `<!DOCTYPE html><html><head>${files.map(link).join("")}</head><body>${body}</body></html>`;
const link = (file: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${file}?dpl=1" data-precedence="next"/>`;

test("replaces a page's stylesheets with only the rules it uses", async () => {
  const distDir = await build({
    "a.css": "@layer base,utilities;.none{color:red}",
    "b.css":
      '@font-face{src:local("Arial")}@property --a{syntax:"<length>"}.one,.none{top:0}@media print{.none{top:1px}}p{margin:0}',
  });
  const before = page('<p class="one two">Text</p>', "a.css", "b.css");
  const { html, styles } = inlineStyles(before, distDir);
  expect(styles).toEqual([
    '@layer base,utilities;@font-face{src:local("Arial")}@property --a{syntax:"<length>"}.one{top:0}p{margin:0}',
  ]);
  expect(html).toContain(
    `<head><style data-page="" data-precedence="next">${styles[0]}</style></head>`,
  );
  // Inlining again, as for a page read back from disk, changes nothing.
  expect(inlineStyles(html, distDir)).toEqual({ html, styles });
});

test("omits motion styles and unused custom properties", async () => {
  const used = "@property --tw-a{inherits:false}.one{top:var(--tw-a)}";
  const rest =
    "@property --tw-b{inherits:false}@supports (animation-timeline:view()){.one{left:0}}";
  const distDir = await build({ "a.css": used + rest });
  const { styles } = inlineStyles(page('<p class="one">Text</p>', "a.css"), distDir);
  expect(styles).toEqual([used]);
});

test("inlines a font stylesheet in full and does not load it again", async () => {
  const distDir = await build({
    "a.css": "@font-face{src:url(../media/f.woff2)}.none{top:0}",
  });
  const { html, styles } = inlineStyles(page("<p>Text</p>", "a.css"), distDir);
  expect(styles).toEqual(["@font-face{src:url(/_next/static/media/f.woff2)}.none{top:0}"]);
  expect(html).toContain(link("a.css").replace("/>", " disabled/>"));
});

test.each([
  [".one.two", true],
  [".one .none", false],
  [".dark .one", true],
  [".one:not(.none)", true],
  [".one:has(> .none)", true],
  [":where(.none > :not(:last-child))", false],
  [":is(.none, .one)", true],
  ["[hidden]::before", true],
  ["body > p:nth-child(odd)", true],
  ["table p", false],
  [".one:where(h2) + p", false],
  [".one:not(h2, :lang(en))", true],
  ["p[title=one]::first-line", true],
  [".md\\:mt-\\[2\\.5rem\\]", true],
  [".md\\:mt-\\[3\\.5rem\\]", false],
  [".\\32xl", true],
  [".\\[a\\>b\\]\\:c", true],
  [".\\[a\\>\\&\\]\\:c", true],
])("inlines the rule for %s: %s", async (selector, isCarried) => {
  const distDir = await build({ "a.css": `${selector}{top:0}` });
  const body = '<p class="one two md:mt-[2.5rem] 2xl [a&gt;b]:c [a>&#x26;]:c">Text</p>';
  const { styles } = inlineStyles(page(body, "a.css"), distDir);
  expect(styles).toEqual([isCarried ? `${selector}{top:0}` : ""]);
});

test.each([
  ["more than 10 KB", { "a.css": `p{content:"${randomBytes(10_000).toString("hex")}"}` }],
  ["a stylesheet that is not there", {}],
  ["what could end the element", { "a.css": 'p{content:"</style>"}' }],
])("a page with %s keeps its stylesheet links", async (_, files) => {
  const html = page("<p>Text</p>", "a.css");
  expect(inlineStyles(html, await build(files))).toEqual({ html, styles: [] });
});

test("does not allow a style element in the content", async () => {
  const html = page('<style data-page="" data-precedence="next">p{}</style>');
  expect(inlineStyles(html, await build({}))).toEqual({ html, styles: [] });
});

/** Creates a build folder with these stylesheets. */
async function build(files: Record<string, string>): Promise<string> {
  const distDir = await mkdtemp(join(tmpdir(), "build-"));
  onTestFinished(() => rm(distDir, { recursive: true }));
  const folder = join(distDir, "static/chunks");
  await mkdir(folder, { recursive: true });
  for (const [name, css] of Object.entries(files)) await writeFile(join(folder, name), css);
  return distDir;
}
