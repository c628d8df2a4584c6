import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { coverArt, coverCompositions } from "@/lib/artwork/covers/cover-art";
import { coverSvg } from "@/lib/artwork/covers/cover-svg";
import { frame } from "@/lib/artwork/covers/outlines";
import { palette } from "@/lib/artwork/palette";
import type { Shape } from "@/lib/artwork/shapes";
import { readXml } from "../../xml";

const long = Array.from({ length: 400 }, (_, i) => `a-post-about-something-${i * 7919}`);
const slugs = ["", "pájaro-🐦", ...long];
const arts = slugs.map(coverArt);

test("a known cover stays the same, since a change would redraw every published one", () => {
  const { family, background, shapes } = coverArt("forms-people-finish");
  expect([family, background, shapes.length]).toEqual(["wires", "rust", 7]);
});

test("the same slug always gets the same cover, and similar slugs get different ones", () => {
  expect(slugs.map(coverArt)).toEqual(arts);
  expect(new Set(arts.map((art) => JSON.stringify(art))).size).toBeGreaterThan(300);
  expect(coverArt("tips-1")).not.toEqual(coverArt("tips-2"));
});

test.each(coverCompositions)("the composition %s is not rare", (composition) => {
  expect(arts.filter(({ family }) => family === composition).length).toBeGreaterThan(25);
});

test("the eight seed articles all have different compositions", () => {
  const seed = readdirSync("content/articles").map((file) => file.replace(".md", ""));
  expect(new Set(seed.map((slug) => coverArt(slug).family)).size).toBe(8);
});

test("covers use palette colours, finite numbers and shapes visible in the frame", () => {
  for (const { background, shapes } of arts.slice(0, 120)) {
    expect(Object.keys(palette)).toContain(background);
    expect(shapes.length).toBeGreaterThan(0);
    expect(shapes.length).toBeLessThan(90);
    const invalid = shapes.filter((shape) => {
      if (shape.kind === "use") return !translated(shape.transform);
      const [left, top, right, bottom] = box(shape);
      const hasSize = right - left > 0 && bottom - top > 0;
      const isVisible = left < frame.width && right > 0 && top < frame.height && bottom > 0;
      const isNear = Math.max(-left, -top, right, bottom) < 3 * frame.width;
      return !(shape.fill in palette && hasSize && isVisible && isNear);
    });
    expect(invalid).toEqual([]);
  }
});

test("covers serialise to similar lengths, so that post pages have similar sizes", () => {
  const lengths = arts.map(({ shapes }) => JSON.stringify(shapes).length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(600);
});

test("a cover defines exactly the parts it references", () => {
  for (const art of arts) {
    const svg = coverSvg(art);
    const used = [...svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const defined = [...svg.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id);
    expect(defined.sort()).toEqual([...new Set(used)].sort());
  }
});

test("the SVG is well-formed, clipped to the frame and draws every shape in palette colours", () => {
  const known = ["svg", "g", "clipPath", "defs", "rect", "circle", "path", "use"];
  for (const art of arts.slice(0, 60)) {
    const svg = coverSvg(art);
    for (const { name } of readXml(svg)) expect(known).toContain(name);
    expect(svg).toContain(`viewBox="0 0 ${frame.width} ${frame.height}"`);
    expect(svg).toContain('clip-path="url(#frame)"');
    const drawn = svg.slice(svg.indexOf("<g clip-path"));
    expect(drawn.match(/<(rect|circle|path|use) /g)).toHaveLength(art.shapes.length + 1);
  }
  const fills = arts
    .map(coverSvg)
    .join("")
    .match(/(?<=fill=")[^"]*/g);
  const { paper, ink, sun, rust, leaf } = palette;
  const expected = [paper, ink, sun, rust, leaf, "inherit", "currentColor"];
  expect(new Set(fills)).toEqual(new Set(expected));
});

function translated(transform: string): boolean {
  const [, x, y] =
    /^translate\((-?\d+) (-?\d+)\)(scale\(-?[\d.]+( [\d.]+)?\))?$/.exec(transform) ?? [];
  return x !== undefined && Number(x) >= 0 && Number(x) <= frame.width && Number(y) <= frame.height;
}

/** The bounding box of a shape's points or circle: left, top, right, bottom. */
function box(shape: Exclude<Shape, { kind: "use" }>): [number, number, number, number] {
  if (shape.kind === "ellipse") throw new Error("No cover has an ellipse.");
  if (shape.kind === "rect") {
    return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height];
  }
  if (shape.kind === "circle") {
    const { cx, cy, r } = shape;
    return [cx - r, cy - r, cx + r, cy + r];
  }
  expect(shape.d).toMatch(/^(M[-\d. ]+([LA][-\d. ]+)+Z)+$/);
  const points = [...shape.d.matchAll(/[MLA]([-\d. ]+)/g)].map(([, numbers = ""]) =>
    numbers.split(" ").map(Number).slice(-2),
  );
  const xs = points.map(([x = Number.NaN]) => x);
  const ys = points.map(([, y = Number.NaN]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
