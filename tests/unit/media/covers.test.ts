import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CoverError, encodeCover } from "@/lib/media/encode-cover";
import { coverSet, isUploadedCover } from "@/lib/media/uploaded-cover";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fd0" } });

describe("encoding an uploaded cover", () => {
  it("makes WebP in three widths, and drops what else was in the file", async () => {
    const camera = { IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "10/1 39/1 0/1" } };
    const files = await encodeCover(await picture(2000, 1000).withExif(camera).jpeg().toBuffer());
    expect(files.map(({ width }) => width)).toEqual([640, 1024, 1600]);
    for (const { width, bytes } of files) {
      const { format, exif, ...facts } = await sharp(bytes).metadata();
      expect([format, facts.width, facts.height, exif]).toEqual([
        "webp",
        width,
        width / 2,
        undefined,
      ]);
    }
  });

  it("makes nothing larger than it was", async () => {
    const files = await encodeCover(await picture(900, 500).png().toBuffer());
    expect(files.map(({ width }) => width)).toEqual([640, 900]);
  });

  it("turns a picture the way the camera was held", async () => {
    const [file] = await encodeCover(
      await picture(1000, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    const { width, height } = await sharp(file?.bytes).metadata();
    expect([width, height]).toEqual([400, 1000]);
  });

  const refused = (file: Promise<Buffer> | Buffer) =>
    Promise.resolve(file)
      .then(encodeCover)
      .then(
        () => "taken",
        (error: unknown) => (error instanceof CoverError ? error.message : String(error)),
      );

  it("refuses an SVG, whatever it is called, and what is no picture at all", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
    expect(await refused(Buffer.from(svg))).toContain("not a JPEG, PNG, WebP or AVIF picture");
    expect(await refused(Buffer.from("GIF89a"))).toContain("not a JPEG");
    expect(await refused(Buffer.alloc(0))).toContain("not a JPEG");
  });

  it("refuses a file that stops in the middle", async () => {
    const whole = await picture(1000, 1000).jpeg().toBuffer();
    expect(await refused(whole.subarray(0, whole.length / 2))).toContain("damaged or incomplete");
    const png = await picture(1000, 1000).png().toBuffer();
    expect(await refused(png.subarray(0, 60))).toContain("damaged or incomplete");
  });

  it("refuses dimensions that would fill the memory, by the file's head alone", async () => {
    const bomb = await picture(400, 400).png().toBuffer();
    // The head of a PNG: width and height, five more bytes, and the sum of all these.
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(20_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await refused(bomb)).toContain("more than 50 million pixels");
  });

  it("refuses a picture too small to be a cover", async () => {
    expect(await refused(picture(200, 200).png().toBuffer())).toContain("too small");
  });
});

describe("the address of an uploaded cover", () => {
  const id = "0b8a3f0e-6f5c-4d09-9a63-0c5a2f2f3f11";

  it("names its largest file, and so the others", () => {
    expect(coverSet(`/covers/${id}/1600.webp`)).toBe(
      `/covers/${id}/640.webp 640w, /covers/${id}/1024.webp 1024w, /covers/${id}/1600.webp 1600w`,
    );
    expect(coverSet(`/covers/${id}/500.webp`)).toBe(`/covers/${id}/500.webp 500w`);
  });

  it.each([`https://a.example/covers/${id}/1600.webp`, "/covers/x/1600.webp", "/work/tally.webp"])(
    "is not %j",
    (address) => {
      expect(isUploadedCover(address)).toBe(false);
      expect(coverSet(address)).toBeUndefined();
    },
  );
});
