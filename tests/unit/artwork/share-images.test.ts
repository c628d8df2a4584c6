import sharp from "sharp";
import { expect, test } from "vitest";
import { projects } from "@/content/projects";
import { socialPages } from "@/content/social";
import { palette } from "@/lib/artwork/palette";
import { type Card, pageCard, postCard, projectCard } from "@/lib/artwork/share-images/cards";
import { fitText } from "@/lib/artwork/share-images/fit";
import { renderCard } from "@/lib/artwork/share-images/render";
import { pageImage, postImage } from "@/lib/artwork/share-images/share-image";
import { faces, measure, printable } from "@/lib/artwork/share-images/text-to-path";

const long = `${"Ünïversal š ".repeat(8)}${"W".repeat(100)}`.slice(0, 200);
const titles = [long, "W".repeat(200), "Supercalifragilistic ".repeat(9).trim(), "Hi"];

const wide = await sharp({ create: { width: 1600, height: 300, channels: 3, background: "red" } })
  .webp()
  .toBuffer();

const cards: Card[] = [
  ...Object.values(socialPages()).map(pageCard),
  ...projects.map(({ title, image, description }) =>
    projectCard({ title, kind: description, picture: `work/${image.src}-2160.webp` }),
  ),
  projectCard({ title: "Harbour Log", kind: "A wide picture", picture: wide }),
  projectCard({ title: "Harbour Log", kind: "No picture", picture: null }),
  ...["Forms people finish", "🐦"].map((title) => postCard({ title, slug: title })),
];

/** Renders a preview. Fails unless it is 1200 by 630 pixels and at most 100 KB. */
async function render(card: Card) {
  const image = await renderCard(card);
  expect(await sharp(image).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(image.length).toBeLessThanOrEqual(100 * 1024);
  return sharp(image);
}

test.each(cards)("preview %# has the expected size and is at most 100 KB", async (card) => {
  await render(card);
});

test.each(titles)("keeps a title inside its box: %s", async (title) => {
  const image = (await render(postCard({ title, slug: "x" }))).removeAlpha();
  for (const edge of [
    { left: 0, top: 396, width: 56, height: 234 },
    { left: 1140, top: 396, width: 60, height: 234 },
    { left: 0, top: 618, width: 1200, height: 12 },
  ]) {
    const pixels = (await image.clone().extract(edge).raw().toBuffer()).toString("hex");
    expect(new Set(pixels.match(/.{6}/g))).toEqual(new Set([palette.sun.slice(1)]));
  }
});

test("draws a title as outlines, so that it cannot inject markup", () => {
  const { svg } = postCard({ title: '"/></svg><script>&', slug: "x" });
  expect(svg).not.toMatch(/<script|<text|&/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(3);
});

const rules = { largest: 100, smallest: 20, leading: 1, measure: (text: string) => text.length };

test.each([
  ["is as large as allowed", "ab cd ef", [900, 100], 100, ["ab cd ef"]],
  ["breaks before it shrinks", "one two six ten", [800, 200], 100, ["one two", "six ten"]],
  ["shrinks rather than break a word", "abcdefghij", [500, 500], 50, ["abcdefghij"]],
  ["ends in an ellipsis", "x".repeat(60), [200, 40], 20, ["xxxxxxxxxx", "xxxxxxxxx…"]],
] as const)("fitted text %s", (_rule, text, [width, height], size, lines) => {
  expect(fitText(text, { width, height }, rules)).toEqual({ size, lines });
});

test("fitted text always stays within the box", () => {
  for (let length = 0; length < 200; length += 7) {
    const box = { width: 310, height: 130 };
    const text = "word longer longest ".repeat(20).slice(0, length).trim();
    const { size, lines } = fitText(text, box, rules);
    expect(lines.length * size).toBeLessThanOrEqual(box.height);
    for (const line of lines) expect(line.length * size).toBeLessThanOrEqual(box.width);
  }
});

test("the typeface has kerning and Latin accents, and omits characters it cannot show", () => {
  const face = faces.display();
  expect(measure("To", face)).toBeLessThan(measure("T", face) + measure("o", face) - 0.01);
  expect(printable(" Señor\n\u0000 Škoda  🐦 Ж ", face)).toBe("Señor Škoda");
});

test.each([
  ["Tally (タリー), an invoice maker", "Tally an invoice maker"],
  ["写真家のための共同作業場. مشروع . A tool", ""],
  ["Ready 🐦. — and set", "Ready — and set"],
])("omits words that cannot be shown, or all if they are most: %s", (text, shown) => {
  expect(printable(text, faces.display())).toBe(shown);
});

test("a preview's URL changes with its text, since networks cache images by URL", () => {
  const before = postImage({ slug: "a", title: "One" });
  expect(postImage({ slug: "a", title: "Two" }).url).not.toBe(before.url);
  expect(postImage({ slug: "a", title: "One" })).toEqual(before);
});

test("a page without its own preview uses the home page's", () => {
  expect(pageImage("/no/such/page").url).toBe(pageImage("/").url);
  expect(pageImage("/contact").url).not.toBe(pageImage("/").url);
});
