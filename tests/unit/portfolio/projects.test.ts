import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { neighbour, pictureAt } from "@/components/portfolio/gallery/carousel-position";
import { fullSize, pictureSource } from "@/components/portfolio/gallery/picture-source";
import { widestLine } from "@/components/portfolio/title-size";
import { pictures } from "@/content/pictures";
import { imageAlt, projects } from "@/content/projects";
import { findProject, nextProject } from "@/lib/portfolio/find-project";
import { encode } from "@/mockups/encode";
import { manifestEntry } from "@/mockups/manifest";

const names = projects.flatMap(({ image, supportingImages }) => [
  image,
  ...supportingImages.map(({ url }) => url),
]);

test.each(names)("the picture %s has alt text and all of its files", (name) => {
  expect(imageAlt[name]).toBeTruthy();
  const { avifSet, fallback } = pictureSource(name, pictures[name]);
  const files = avifSet.split(", ").map((part) => part.split(" ")[0]);
  for (const file of [...files, fallback, fullSize(name, pictures[name])]) {
    expect(existsSync(`public${file}`), file).toBe(true);
  }
});

test("encodes a picture of any size and replaces its older version's files", async () => {
  const folder = `${await mkdtemp(join(tmpdir(), "pictures-"))}/`;
  onTestFinished(() => rm(folder, { recursive: true }));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: 740, height: 20, channels: 4 as const, background };
  await writeFile(`${folder}own-1440.avif`, "");
  await writeFile(`${folder}own-two-736.avif`, "");
  await encode("own", await sharp({ create }).png().toBuffer(), folder);
  const files = ["own-736.avif", "own-740.avif", "own-740.webp", "own-two-736.avif"];
  expect((await readdir(folder)).sort()).toEqual(files);
  expect(await manifestEntry("own", folder)).toMatch(
    /width: 740,\s+height: 20,\s+widths: \[736, 740\],[\s\S]*colour: "#f[ef]f[ef]f[ef]"/,
  );
});

test("lists a picture's files with their width descriptors", () => {
  const picture = { width: 1000, height: 500, widths: [400, 1000], colour: "" };
  const source = pictureSource("a", picture);
  expect(source.avifSet).toBe("/work/a-400.avif 400w, /work/a-1000.avif 1000w");
  expect(source.fallback).toBe("/work/a-1000.webp");
  expect(fullSize("a", picture)).toBe("/work/a-1000.webp");
});

test.each([
  [0, 400, 0],
  [590, 400, 1],
  [610, 400, 2],
  [9999, 400, 3],
  [-30, 400, 0],
  [100, 0, 0],
])("the lightbox scrolled to %i at a width of %i shows picture %i", (left, width, index) => {
  expect(pictureAt(left, width, 4)).toBe(index);
});

test.each([
  [3, 1, 4, 0],
  [0, -1, 4, 3],
  [1, 1, 4, 2],
  [0, 1, 1, 0],
])("the lightbox moves from picture %i by %i of %i to picture %i", (from, by, count, to) => {
  expect(neighbour(from, by, count)).toBe(to);
});

test.each([
  ["Roost", 5],
  ["Harbour Log", 11],
  ["The harbour logbook of the coast", 12],
  ["Internationalisation desk", 20],
])("the widest line of the title %s has %i letters", (title, letters) => {
  expect(widestLine(title)).toBe(letters);
});

test.each(["07", "9.0", "+9", "9 ", "9e0", "0x9", "", "roost", "-9", "9".repeat(400)])(
  "no project has the id %j",
  (id) => expect(findProject(id)).toBeNull(),
);

test("finds every project by its id and links each to the next, and the last to the first", () => {
  for (const project of projects) expect(findProject(String(project.id))).toBe(project);
  const next = projects.map(nextProject);
  expect(next).toEqual([...projects.slice(1), projects[0]]);
});
