import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureMarkdown } from "@/components/admin/posts/editor/pictures/picture-markdown";
import { blurUri, mediaPath, parseMediaPath } from "@/lib/markdown/media-path";
import { coverError, coverSet, isUploadedCover } from "@/lib/media/cover";
import { encodePicture } from "@/lib/media/encode-picture";
import { PictureError } from "@/lib/media/inspect-picture";

const picture = (width: number, height: number, background = "#fd0") =>
  sharp({ create: { width, height, channels: 4, background } });
const id = "0b8a3f0e-6f5c-8d09-8a63-0c5a2f2f3f11";

test("encodes a picture as AVIF and WebP in three widths, without enlarging it or keeping EXIF", async () => {
  const camera = { IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "10/1 39/1 0/1" } };
  const encoded = await encodePicture(await picture(2000, 1000).withExif(camera).jpeg().toBuffer());
  expect(encoded).toMatchObject({ width: 1600, height: 800, isAnimated: false });
  expect(encoded.files.map(({ name }) => name)).toEqual(
    [720, 1080, 1600].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  );
  for (const { name, type, bytes } of encoded.files) {
    const { mediaType, exif, width, height } = await sharp(bytes).metadata();
    expect({ mediaType, exif }).toEqual({ mediaType: type });
    expect(width).toBe(Number.parseInt(name, 10));
    expect(height).toBe(width / 2);
  }
  const small = await encodePicture(await picture(40, 30).png().toBuffer());
  expect(small.files.map(({ name }) => name)).toEqual(["40.avif", "40.webp"]);
  expect(small.bytes).toBe(small.files[1]?.bytes.length);
});

test("rotates a picture according to its EXIF orientation", async () => {
  const turned = picture(1000, 400).withMetadata({ orientation: 6 });
  expect(await encodePicture(await turned.jpeg().toBuffer())).toMatchObject({
    width: 400,
    height: 1000,
  });
});

const sky = picture(90, 90, "#ff0").composite([
  { input: await picture(90, 45, "#00f").png().toBuffer(), gravity: "south" },
]);
test.each([
  ["colours", sky, "#ffff00", "#0000ff"],
  ["greys", picture(90, 90, "#808080").toColourspace("b-w"), "#848484", "#848484"],
])(
  "encodes the blurred placeholder of a picture in %s as a bitmap",
  async (_what, image, top, bottom) => {
    const { blur = "" } = await encodePicture(await image.png().toBuffer());
    const bitmap = Buffer.from(blurUri(blur).split(",")[1] ?? "", "base64");
    expect(bitmap.toString("latin1", 0, 2)).toBe("BM");
    expect(bitmap.readUInt32LE(2)).toBe(bitmap.length);
    const shown = (offset: number) => {
      const colour = bitmap.readUInt16LE(offset);
      const parts = [colour >> 10, (colour >> 5) & 31, colour & 31];
      const hex = parts.map((five) => ((five << 3) | (five >> 2)).toString(16).padStart(2, "0"));
      return `#${hex.join("")}`;
    };
    // A bitmap starts with its bottom row.
    expect([shown(bitmap.length - 2), shown(54)]).toEqual([top, bottom]);
  },
);

test("a transparent picture has no blurred placeholder", async () => {
  const { blur } = await encodePicture(await picture(90, 90, "#ffdd0080").png().toBuffer());
  expect(blur).toBeUndefined();
});

/** Returns an animated GIF whose frames have different colours. */
async function moving(width: number, height: number, frames: number): Promise<Buffer> {
  const colours = Array.from({ length: frames }, (_, frame) => `hsl(${frame * 100},90%,50%)`);
  const pages = await Promise.all(
    colours.map((colour) => picture(width, height, colour).png().toBuffer()),
  );
  return sharp(pages, { join: { animated: true } })
    .gif()
    .toBuffer();
}

test("an animated GIF stays animated and gets a still of its first frame", async () => {
  const { files, ...encoded } = await encodePicture(await moving(120, 80, 3));
  expect(encoded).toMatchObject({ width: 120, height: 80, isAnimated: true, blur: undefined });
  expect(files.map(({ name }) => name)).toEqual(["120.avif", "120.webp", "animated.webp"]);
  const pages = await Promise.all(
    files.map(async ({ bytes }) => (await sharp(bytes).metadata()).pages ?? 1),
  );
  expect(pages).toEqual([1, 1, 3]);
});

const jpeg = await picture(1000, 1000).jpeg().toBuffer();
const png = await picture(1000, 1000).png().toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
test.each([
  ["an SVG", svg, "not a JPEG, PNG, WebP, AVIF or GIF image"],
  ["a program that is called .jpg", Buffer.from("MZ\x90\0"), "not a JPEG"],
  ["an empty file", Buffer.alloc(0), "This file is empty"],
  ["a HEIC picture", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "HEIC"],
  ["half a JPEG", jpeg.subarray(0, jpeg.length / 2), "damaged or incomplete"],
  ["the start of a PNG", png.subarray(0, 60), "damaged or incomplete"],
  ["a head with enormous dimensions", await enormousPng(), "more than 50 million pixels"],
  ["a strip", await picture(1101, 110).png().toBuffer(), "more than 10 times as long"],
  ["a GIF of too many pixels in all", tinyFrames(2_000, 2_000, 13), "too large or too long"],
])("rejects %s", async (_kind, file, message) => {
  const error = await encodePicture(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PictureError);
  expect(String(error)).toContain(message);
});

const blur = "A-_0".repeat(8);
test.each([
  [`/media/${id}/1600x900-${blur}.webp`, { width: 1600, height: 900, isAnimated: false, blur }],
  [`/media/${id}/40x30.webp`, { width: 40, height: 30, isAnimated: false, blur: undefined }],
  [`/media/${id}/40x30-animated.webp`, { width: 40, height: 30, isAnimated: true }],
])("parses the picture path %s and rebuilds it", (path, shape) => {
  const media = parseMediaPath(path);
  expect(media).toMatchObject({ id, ...shape });
  expect(media && mediaPath(media)).toBe(path);
});

test.each([
  `https://a.example/media/${id}/40x30.webp`,
  `/media/${id}/40x30.avif`,
  `/media/${id}/40x30-short.webp`,
  `/media/${id}/0x30.webp`,
  `/media/../${id}/40x30.webp`,
  "/media/x/40x30.webp",
])("rejects %s as a library path", (path) => {
  expect(parseMediaPath(path)).toBeNull();
});

test.each([
  [`/media/${id}/1600x900.webp`, "media", [720, 1080, 1600]],
  [`/covers/${id}/1600.webp`, "covers", [720, 1080, 1600]],
  [`/covers/${id}/500.webp`, "covers", [500]],
])("lists the AVIF files of the cover %s", (path, folder, widths) => {
  const files = widths.map((width) => `/${folder}/${id}/${width}.avif ${width}w`);
  expect(isUploadedCover(path)).toBe(true);
  expect(coverSet(path)).toBe(files.join(", "));
});

test.each([`https://a.example/covers/${id}/1600.webp`, "/covers/x/1600.webp", "/work/tally.webp"])(
  "rejects %j as an uploaded cover",
  (path) => {
    expect(isUploadedCover(path)).toBe(false);
    expect(coverSet(path)).toBeUndefined();
  },
);

test("rejects a library picture narrower than 320 pixels as a cover", () => {
  expect(coverError(`/media/${id}/319x900.webp`)).toContain("at least 320 pixels");
  expect(coverError(`/media/${id}/320x900.webp`)).toBeNull();
});

test("escapes Markdown in a picture's description", () => {
  expect(pictureMarkdown(" A [b]\n*c*\\ `d` <e ", "/media/x")).toBe(
    "![A \\[b\\] \\*c\\*\\\\ \\`d\\` \\<e](/media/x)",
  );
});

/** Returns a small GIF with one-pixel frames on a canvas of any size. */
function tinyFrames(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = "!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0";
  return Buffer.concat([head, Buffer.from(`${frame.repeat(frames)};`, "latin1")]);
}

/** Returns a small PNG whose header claims 20,000 by 20,000 pixels, with a valid checksum. */
async function enormousPng(): Promise<Buffer> {
  const png = await picture(400, 400).png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
