import "./alias.ts";
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Shape } from "../lib/artwork/shapes.ts";

const { brand } = await import("../content/brand.ts");
const { launcherMark, mark } = await import("../content/logo.ts");
const { serviceDrawings } = await import("../content/service-drawings.ts");
const { palette } = await import("../lib/artwork/palette.ts");
const { svgElement } = await import("../lib/artwork/shapes.ts");
const { singingBird } = await import("../lib/artwork/singing-bird.ts");

/** Generates every icon from the logo's mark, and the sheet of drawings that pages share. */
const plain = svg("0 0 36 36", mark);
const maskable = svg("-9 -8 54 54", launcherMark);

await mkdir("public/icons", { recursive: true });
await writeFile("app/icon.svg", `${plain}\n`);
await writeFile("app/apple-icon.png", await png(plain, 180));
await writeFile("app/favicon.ico", ico(await Promise.all([16, 32, 48].map(asImage))));
await writeFile("public/icons/icon-192.png", await png(plain, 192));
await writeFile("public/icons/icon-512.png", await png(plain, 512));
await writeFile("public/icons/maskable-512.png", await png(maskable, 512));
await writeFile("public/drawings.svg", `${drawings()}\n`);

function svg(viewBox: string, shapes: readonly Shape[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>${brand.shortName}</title>${elements(shapes)}</svg>`;
}

function elements(shapes: readonly Shape[]): string {
  return shapes.map((shape) => svgElement(shape, palette)).join("");
}

/** Stacks the drawings, each with its own view, such as `drawings.svg#bird`. */
function drawings(): string {
  const services = Object.entries(serviceDrawings);
  const views = services.map(([name, shapes], index) =>
    view(name, [0, 0, 160, 100], shapes, index),
  );
  // Includes the tail, which hangs below the bird's frame.
  const bird = view("bird", [-150, 50, 960, 1290], singingBird, services.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10">${views.join("")}${bird}</svg>`;
}

function view(
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  shapes: readonly Shape[],
  index: number,
): string {
  const down = index * 2000;
  return `<view id="${id}" viewBox="${x} ${y + down} ${width} ${height}"/><g transform="translate(0 ${down})">${elements(shapes)}</g>`;
}

function png(source: string, size: number): Promise<Buffer> {
  return drawn(source, size).png({ palette: true, effort: 10 }).toBuffer();
}

/** A PNG inside an ICO file must have four channels and no palette. */
async function asImage(size: number) {
  return { size, data: await drawn(plain, size).ensureAlpha().png().toBuffer() };
}

function drawn(source: string, size: number) {
  return sharp(Buffer.from(source), { density: 72 * (size / 36) }).resize(size, size);
}

/** Builds an ICO file: a directory followed by the images, which may be PNGs. */
function ico(images: { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}
