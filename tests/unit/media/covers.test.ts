import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { CoverError, type CoverFile, encodeCover } from "@/lib/media/encode-cover";
import { coverSet, isUploadedCover } from "@/lib/media/uploaded-cover";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fd0" } });
const nameOf = ({ width, format }: CoverFile) => `${width}.${format}`;
const id = "0b8a3f0e-6f5c-4d09-9a63-0c5a2f2f3f11";

test("a cover becomes AVIF in three widths and one WebP, never enlarged, without the camera's data", async () => {
  const camera = { IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "10/1 39/1 0/1" } };
  const files = await encodeCover(await picture(2000, 1000).withExif(camera).jpeg().toBuffer());
  expect(files.map(nameOf)).toEqual(["720.avif", "1080.avif", "1600.avif", "1600.webp"]);
  for (const { width, format, bytes } of files) {
    const { mediaType, exif, ...size } = await sharp(bytes).metadata();
    expect({ mediaType, exif }).toEqual({ mediaType: `image/${format}` });
    expect(size).toMatchObject({ width, height: width / 2 });
  }
  const small = await encodeCover(await picture(900, 500).png().toBuffer());
  expect(small.map(nameOf)).toEqual(["720.avif", "900.avif", "900.webp"]);
});

test("a cover is turned the way the camera was held", async () => {
  const turned = picture(1000, 400).withMetadata({ orientation: 6 });
  const [file] = await encodeCover(await turned.jpeg().toBuffer());
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: 400, height: 1000 });
});

const jpeg = await picture(1000, 1000).jpeg().toBuffer();
const png = await picture(1000, 1000).png().toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
test.each([
  ["an SVG", svg, "not a JPEG, PNG, WebP or AVIF picture"],
  ["a GIF", Buffer.from("GIF89a"), "not a JPEG"],
  ["an empty file", Buffer.alloc(0), "not a JPEG"],
  ["half a JPEG", jpeg.subarray(0, jpeg.length / 2), "damaged or incomplete"],
  ["the start of a PNG", png.subarray(0, 60), "damaged or incomplete"],
  ["a head with enormous dimensions", await enormousPng(), "more than 50 million pixels"],
  ["a small picture", await picture(200, 200).png().toBuffer(), "too small"],
])("%s is no cover", async (_kind, file, message) => {
  const error = await encodeCover(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CoverError);
  expect(String(error)).toContain(message);
});

test.each([
  [1600, [720, 1080, 1600]],
  [500, [500]],
])("the path of a cover %i wide names its AVIF files of the widths %j", (width, widths) => {
  const files = widths.map((width) => `/covers/${id}/${width}.avif ${width}w`);
  expect(coverSet(`/covers/${id}/${width}.webp`)).toBe(files.join(", "));
});

test.each([`https://a.example/covers/${id}/1600.webp`, "/covers/x/1600.webp", "/work/tally.webp"])(
  "%j is no path of an uploaded cover",
  (path) => {
    expect(isUploadedCover(path)).toBe(false);
    expect(coverSet(path)).toBeUndefined();
  },
);

/** A small PNG whose head claims 20,000 pixels each way: width, height, five bytes, their sum. */
async function enormousPng(): Promise<Buffer> {
  const png = await picture(400, 400).png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
