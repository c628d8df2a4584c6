import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { neighbour, pictureAt } from "@/components/portfolio/gallery/carousel-position";
import { widestLine } from "@/components/portfolio/title-size";
import { draftedPictures, projects } from "@/content/projects";
import { kinds } from "@/lib/content/kinds";
import { overlay } from "@/lib/content/overlay";
import { pictureSource, previewOf } from "@/lib/portfolio/picture-source";
import { nextProject } from "@/lib/portfolio/project";
import { findPublishedProject, listPublishedProjects } from "@/lib/portfolio/queries";
import { encode } from "@/mockups/encode";
import { manifestEntry } from "@/mockups/manifest";

vi.mock("@/lib/content/queries", () => ({
  listPublished: async () => overlay(kinds.projects, []).entries,
}));

const pictures = projects.flatMap(({ image, supportingImages }) => [
  image,
  ...supportingImages.map(({ picture }) => picture),
]);

test.each(pictures)("the picture $src has alt text and all of its files", ({ src, alt }) => {
  expect(alt).toBeTruthy();
  const { avifSet = "", fallback } = pictureSource(src) ?? {};
  const files = avifSet.split(", ").map((part) => part.split(" ")[0]);
  for (const file of [...files, fallback]) expect(existsSync(`public${file}`), file).toBe(true);
});

// These are Chromium's conditions.
test.each(pictures)("the preview of $src can be the largest paint on a phone", async ({ src }) => {
  const bytes = Buffer.from(previewOf(src)?.split(",")[1] ?? "", "base64");
  const { width, height = 0 } = await sharp(bytes).metadata();
  expect(width).toBe(416);
  expect((8 * bytes.length) / (width * height)).toBeGreaterThan(0.055);
  expect(bytes.length).toBeLessThan(1_700);
});

test("every drafted picture is a project's, with a sketch and a wireframe", () => {
  for (const name of draftedPictures) {
    expect(projects.map(({ image }) => image.src)).toContain(name);
    for (const file of ["sketch-736.avif", "sketch-736.webp", "wire-736.avif", "wire-736.webp"]) {
      expect(existsSync(`public/work/${name}-${file}`), file).toBe(true);
    }
  }
});

test("encodes a picture of any size and replaces its older version's files", async () => {
  const folder = `${await mkdtemp(join(tmpdir(), "pictures-"))}/`;
  onTestFinished(() => rm(folder, { recursive: true }));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: 740, height: 20, channels: 4 as const, background };
  await writeFile(`${folder}own-1440.avif`, "");
  await writeFile(`${folder}own-two-736.avif`, "");
  await encode("own", await sharp({ create }).png().toBuffer(), { folder });
  const files = ["own-736.avif", "own-740.avif", "own-740.webp", "own-two-736.avif"];
  expect((await readdir(folder)).sort()).toEqual(files);
  expect(await manifestEntry("own", folder)).toMatch(
    /width: 740,\s+height: 20,\s+widths: \[736, 740\],[\s\S]*colour: "#f[ef]f[ef]f[ef]",\s+preview:\s+"data:image\/avif;base64,[\w+/]+=*"/,
  );
});

const media = "/media/00000000-0000-4000-8000-000000000001";

test("lists the files of pictures of the site and of the library, and none of a missing one", () => {
  const sizes = [736, 1088, 1440, 2160];
  expect(pictureSource("tally-pdf")).toMatchObject({
    avifSet: sizes.map((size) => `/work/tally-pdf-${size}.avif ${size}w`).join(", "),
    fallback: "/work/tally-pdf-2160.webp",
  });
  expect(pictureSource(`${media}/1000x500.webp`)).toMatchObject({
    ...{ width: 1000, height: 500, fallback: `${media}/1000x500.webp` },
    avifSet: `${media}/720.avif 720w, ${media}/1000.avif 1000w`,
  });
  for (const src of ["", "toString", "no-such-picture", "https://a.example/b.png"]) {
    expect(pictureSource(src)).toBeNull();
    expect(previewOf(src)).toBeUndefined();
  }
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
  async (id) => expect(await findPublishedProject(id)).toBeNull(),
);

test("finds every project by its id and links each to the next, and the last to the first", async () => {
  const listed = await listPublishedProjects();
  expect(listed.map(({ id }) => id)).toEqual(projects.map(({ id }) => `${id}`));
  for (const { id } of listed) expect((await findPublishedProject(id))?.id).toBe(id);
  const next = listed.map((project) => nextProject(listed, project)?.id);
  expect(next).toEqual(["8", "7", "9"]);
  for (const project of listed) expect(nextProject([project], project)).toBeNull();
});

const [value] = Object.values(kinds.projects.defaults());

const errorsOf = (changes: object) =>
  kinds.projects.schema
    .safeParse({ ...value, ...changes })
    .error?.issues.map(({ path }) => path.join("."));

test.each([
  [{ look: { ground: "", text: "#12345", stripe: "" } }, ["look.text"]],
  [{ look: { ground: "#11362b", text: "edf2ea", stripe: "#f4a35a" } }, ["look.text"]],
  [{ look: { ground: "#11362b", text: "#222222", stripe: "" } }, ["look.text"]],
  [{ look: { ground: "#ffffff", text: "", stripe: "" } }, ["look.text"]],
  [{ look: { ground: "", text: "", stripe: "" } }, undefined],
  // Contrast is not compared with an invalid colour.
  [{ look: { ground: "#12345", text: "#222222", stripe: "" } }, ["look.ground"]],
  [{ look: { ground: "#gggggg", text: "#222222", stripe: "" } }, ["look.ground"]],
  [{ decision: { question: "Why?", chosen: "", rejected: "" } }, ["decision.question"]],
  [{ decision: { question: "", chosen: "", rejected: "" } }, undefined],
  [
    { sections: [{ type: "video", title: "A tour", url: "https://a.example/v.mp4" }] },
    ["sections.0.url"],
  ],
  [{ sections: [{ type: "slides" }] }, ["sections.0.type"]],
])("validates %j: %j", (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});
