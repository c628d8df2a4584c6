import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { neighbour, pictureAt } from "@/components/portfolio/carousel-position";
import { fullSize, pictureSource } from "@/components/portfolio/picture-source";
import { widestLine } from "@/components/portfolio/title-size";
import { blurUp } from "@/components/ui/blur-up";
import { pictures } from "@/content/pictures";
import { imageAlt, projects } from "@/content/projects";

describe("a project's picture", () => {
  const shown = projects.flatMap(({ image, supportingImages }) => [
    image,
    ...supportingImages.map(({ url }) => url),
  ]);

  it.each(shown)("%s has its words and every file it names", (name) => {
    expect(imageAlt[name]).toBeTruthy();
    const { avifSet, webpSet, fallback } = pictureSource(name, pictures[name]);
    const files = `${avifSet}, ${webpSet}`.split(", ").map((part) => part.split(" ")[0]);
    for (const file of [...files, fallback, fullSize(name, pictures[name])]) {
      expect(existsSync(`public${file}`), file).toBe(true);
    }
  });

  it("is offered in each width with its descriptor", () => {
    const picture = { width: 1000, height: 500, widths: [400, 1000], placeholder: "", colour: "" };
    const source = pictureSource("a", picture);
    expect(source.avifSet).toBe("/work/a-400.avif 400w, /work/a-1000.avif 1000w");
    expect(source.fallback).toBe("/work/a-400.webp");
    expect(fullSize("a", picture)).toBe("/work/a-1000.webp");
  });

  it("blurs up from a data URI that a style attribute can hold", () => {
    const css = blurUp("data:image/webp;base64,AAA+/=", 1.6);
    expect(css).toMatch(/^url\("data:image\/svg\+xml,[^"#<>]+"\)$/);
    expect(decodeURIComponent(css)).toContain("viewBox='0 0 100 62.5'");
  });
});

describe("the row of pictures in the lightbox", () => {
  it("shows the picture nearest to where it is scrolled", () => {
    expect(pictureAt(0, 400, 4)).toBe(0);
    expect(pictureAt(590, 400, 4)).toBe(1);
    expect(pictureAt(610, 400, 4)).toBe(2);
    expect(pictureAt(9999, 400, 4)).toBe(3);
    expect(pictureAt(-30, 400, 4)).toBe(0);
    expect(pictureAt(100, 0, 4)).toBe(0);
  });

  it("goes around its ends", () => {
    expect(neighbour(3, 1, 4)).toBe(0);
    expect(neighbour(0, -1, 4)).toBe(3);
    expect(neighbour(1, 1, 4)).toBe(2);
    expect(neighbour(0, 1, 1)).toBe(0);
  });
});

describe("a title as wide as the page", () => {
  it("counts the letters of a short one, and the widest line of a long one", () => {
    expect(widestLine("Roost")).toBe(5);
    expect(widestLine("Harbour Log")).toBe(11);
    expect(widestLine("The harbour logbook of the coast")).toBe(12);
    expect(widestLine("Internationalisation desk")).toBe(20);
  });
});
