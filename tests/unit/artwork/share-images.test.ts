import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { projects } from "@/content/projects";
import { socialPages } from "@/content/social";
import { palette } from "@/lib/artwork/palette";
import { type Card, pageCard, postCard, projectCard } from "@/lib/artwork/share-images/cards";
import { fitText } from "@/lib/artwork/share-images/fit";
import { renderCard } from "@/lib/artwork/share-images/render";
import { pageImage, postImage } from "@/lib/artwork/share-images/share-image";
import { faces, measure, printable } from "@/lib/artwork/share-images/text-to-path";

const long = `${"Ünïversal š ".repeat(8)}${"W".repeat(100)}`.slice(0, 200);

const cards: [string, Card][] = [
  ...Object.entries(socialPages).map(([name, page]): [string, Card] => [name, pageCard(page)]),
  ...projects.map(({ title, image, description }): [string, Card] => [
    title,
    projectCard({ title, kind: description, picture: `work/${image}-960.webp` }),
  ]),
  ["a short post", postCard({ title: "Hi", slug: "hi" })],
  ["a post", postCard({ title: "Forms people finish", slug: "forms-people-finish" })],
  ["the longest title", postCard({ title: long, slug: "longest" })],
  ["one endless word", postCard({ title: "W".repeat(200), slug: "endless" })],
  ["no letter at all", postCard({ title: "🐦", slug: "bird" })],
];

it.each(cards)("the preview of %s has the networks' size and at most 100 KB", async (_, card) => {
  const image = await renderCard(card);
  const { format, width, height } = await sharp(image).metadata();
  expect([format, width, height]).toEqual(["png", 1200, 630]);
  expect(image.length).toBeLessThanOrEqual(100 * 1024);
});

describe("a post's title", () => {
  it.each([long, "W".repeat(200), "Supercalifragilistic ".repeat(9).trim(), "Hi"])(
    "never leaves its box: %s",
    async (title) => {
      const image = sharp(await renderCard(postCard({ title, slug: "x" }))).removeAlpha();
      for (const edge of [
        { left: 0, top: 396, width: 56, height: 234 },
        { left: 1140, top: 396, width: 60, height: 234 },
        { left: 0, top: 618, width: 1200, height: 12 },
      ]) {
        expect(await coloursOf(image, edge)).toEqual([palette.sun]);
      }
    },
  );

  it("is drawn as outlines, so that no mark of it can become part of the drawing", () => {
    const { svg } = postCard({ title: '"/></svg><script>&', slug: "x" });
    expect(svg).not.toMatch(/<script|<text|&/);
    expect(svg.match(/<\/svg>/g)).toHaveLength(3);
  });
});

describe("type that fits", () => {
  const rules = { largest: 100, smallest: 20, leading: 1, measure: (text: string) => text.length };

  it("is as large as allowed where there is room", () => {
    const box = { width: 900, height: 100 };
    expect(fitText("ab cd ef", box, rules)).toEqual({ size: 100, lines: ["ab cd ef"] });
  });

  it("breaks between words into even lines before it shrinks", () => {
    const box = { width: 800, height: 200 };
    expect(fitText("one two six ten", box, rules)).toEqual({
      size: 100,
      lines: ["one two", "six ten"],
    });
  });

  it("shrinks rather than break a word", () => {
    expect(fitText("abcdefghij", { width: 500, height: 500 }, rules)).toEqual({
      size: 50,
      lines: ["abcdefghij"],
    });
  });

  it("breaks a word that the smallest type cannot hold, and ends in an ellipsis when full", () => {
    const { size, lines } = fitText("x".repeat(60), { width: 200, height: 40 }, rules);
    expect([size, lines]).toEqual([20, ["xxxxxxxxxx", "xxxxxxxxx…"]]);
  });

  it("always stays within the box", () => {
    for (let length = 0; length < 200; length += 7) {
      const box = { width: 310, height: 130 };
      const text = "word longer longest ".repeat(20).slice(0, length).trim();
      const { size, lines } = fitText(text, box, rules);
      expect(lines.length * size).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(line.length * size).toBeLessThanOrEqual(box.width);
    }
  });
});

describe("the typeface", () => {
  it("is kerned: a pair is narrower than its letters alone", () => {
    const face = faces.display();
    expect(measure("To", face)).toBeLessThan(measure("T", face) + measure("o", face) - 0.01);
  });

  it("has accents and letters of other Latin alphabets, and leaves out what it cannot show", () => {
    expect(printable(" Señor\n\u0000 Škoda  🐦 Ж ", faces.display())).toBe("Señor Škoda");
  });
});

describe("the address of a preview", () => {
  it("changes with the words on it, because networks keep an image by its address", () => {
    const before = postImage({ slug: "a", title: "One" });
    expect(postImage({ slug: "a", title: "Two" }).url).not.toBe(before.url);
    expect(postImage({ slug: "a", title: "One" })).toEqual(before);
  });

  it("is the home page's where a page has none of its own", () => {
    expect(pageImage("/no/such/page").url).toBe(pageImage("/").url);
    expect(pageImage("/contact").url).not.toBe(pageImage("/").url);
  });
});

async function coloursOf(
  image: Sharp,
  area: { left: number; top: number; width: number; height: number },
): Promise<string[]> {
  const data = await image.clone().extract(area).raw().toBuffer();
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 3) {
    found.add(`#${data.subarray(at, at + 3).toString("hex")}`);
  }
  return [...found];
}
