import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { type BirdShape, type BirdToken, birdMark } from "../lib/brand/kiskadee.ts";

const colours: Readonly<Record<BirdToken, string>> = {
  sun: "#f8d726",
  ink: "#19140d",
  brow: "#ffffff",
  rust: "#a04f27",
};

/** Every icon of the site from the one mark; run it after a change to that. */
const mark = birdMark.map(element).join("");
const title = "<title>Kiskadee</title>";
const plain = svg("0 0 36 36", title + mark);
// Launchers cut a maskable icon to their own shape: its stripes run to the edges, its eye is in the middle.
const maskable = svg(
  "-9 -8 54 54",
  [
    path("sun", "M-9-8h54v54H-9z"),
    path("ink", "M-9-8h54V7H-9z"),
    path("brow", "M-9 7h54v5H-9z"),
    path("ink", "M-9 12h54v12H-9z"),
    path("brow", "M-9 24h36l-9 7H-9z"),
    element({ kind: "circle", fill: "sun", cx: 20, cy: 18, r: 3.4 }),
  ].join(""),
);

await mkdir("public/icons", { recursive: true });
await writeFile("app/icon.svg", `${plain}\n`);
await writeFile("app/apple-icon.png", await png(plain, 180));
await writeFile("app/favicon.ico", ico(await Promise.all([16, 32, 48].map(asImage))));
await writeFile("public/icons/icon-192.png", await png(plain, 192));
await writeFile("public/icons/icon-512.png", await png(plain, 512));
await writeFile("public/icons/maskable-512.png", await png(maskable, 512));

function element({ kind, fill, ...geometry }: BirdShape): string {
  const attributes = Object.entries(geometry).map(([name, value]) => `${name}="${value}"`);
  return `<${kind} ${attributes.join(" ")} fill="${colours[fill]}"/>`;
}

function path(fill: BirdToken, d: string): string {
  return element({ kind: "path", fill, d });
}

function svg(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
}

function png(source: string, size: number): Promise<Buffer> {
  return drawn(source, size).png({ palette: true, effort: 10 }).toBuffer();
}

/** Inside an ICO file a PNG has to have four channels and no palette. */
async function asImage(size: number) {
  return { size, data: await drawn(plain, size).ensureAlpha().png().toBuffer() };
}

function drawn(source: string, size: number) {
  return sharp(Buffer.from(source), { density: 72 * (size / 36) }).resize(size, size);
}

/** An ICO file is a table of contents before the images, which may be PNGs. */
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
