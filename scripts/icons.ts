import "./alias.ts";
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Shape } from "../lib/artwork/shapes.ts";

const { brand } = await import("../content/brand.ts");
const { launcherMark, mark } = await import("../content/logo.ts");
const { palette } = await import("../lib/artwork/palette.ts");
const { svgElement } = await import("../lib/artwork/shapes.ts");

/** Generates every icon from the logo's mark. Run this after changing the mark or the palette. */
const plain = svg("0 0 36 36", mark);
const maskable = svg("-9 -8 54 54", launcherMark);

await mkdir("public/icons", { recursive: true });
await writeFile("app/icon.svg", `${plain}\n`);
await writeFile("app/apple-icon.png", await png(plain, 180));
await writeFile("app/favicon.ico", ico(await Promise.all([16, 32, 48].map(asImage))));
await writeFile("public/icons/icon-192.png", await png(plain, 192));
await writeFile("public/icons/icon-512.png", await png(plain, 512));
await writeFile("public/icons/maskable-512.png", await png(maskable, 512));

function svg(viewBox: string, shapes: readonly Shape[]): string {
  const drawn = shapes.map((shape) => svgElement(shape, palette)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>${brand.shortName}</title>${drawn}</svg>`;
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
