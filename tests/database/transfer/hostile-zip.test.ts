import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { importFile } from "@/lib/transfer/import/import-file";
import { siteExport } from "@/lib/transfer/schema";
import { onEachDatabase } from "@/tests/database/support/databases";
import { removeStoredPictures, storedPictures } from "@/tests/database/support/stored-pictures";
import { withFile } from "@/tests/with-file";
import { zipOf } from "@/tests/zip-of";

const id = "0f0e0d0c-0b0a-4908-8706-050403020100";

const picture = (width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: "#0a7" } })
    .withExif({ IFD0: { Copyright: "SECRET PLACE" } })
    .webp()
    .toBuffer();

onEachDatabase((database) => {
  const client = database.as("service");
  const onProgress = () => {};

  afterEach(() => removeStoredPictures(database));

  async function imported(files: Record<string, string | Buffer>, isApplied = true) {
    const zip = await zipOf({ "export.json": JSON.stringify(siteExport), ...files });
    return withFile(zip, (file) => importFile(file, { client, isApplied, onProgress }));
  }

  const media = (path: string, fields = {}) =>
    `[\n${JSON.stringify({ ...{ id, path, name: "Sea", alt: "", bytes: 1, created_at: "2026-01-01T00:00:00Z" }, ...fields })}\n]\n`;

  test("rejects and reports file names that escape their bucket", async () => {
    await client.storage
      .from("media")
      .upload(`${id}/keep.webp`, await picture(800), { contentType: "image/webp" });
    const bytes = await picture(1);
    const report = await imported({
      [`pictures/covers/%2e%2e/media/${id}/1.webp`]: bytes,
      "pictures/covers/%2e%2e/%2e%2e/bucket/covers/empty?x=/1.webp": bytes,
      "pictures/covers/%2e%2e/%2e%2e/bucket/media/empty?x=/1.webp": bytes,
    });
    expect(report.leftOut).toEqual([
      { what: "cover files", count: 3, why: "not valid image names" },
    ]);
    expect(await storedPictures(database)).toEqual([`${id}/keep.webp`]);
  });

  test("re-encodes pictures without metadata or trailing data", async () => {
    const script = "<script>alert(1)</script>";
    const bytes = Buffer.concat([await picture(800), Buffer.from(script)]);
    const path = `/media/${id}/800x400.webp`;
    const report = await imported({
      "data/media.json": media(path),
      [`pictures/media/${id}/800.webp`]: bytes,
      [`pictures/covers/${id}/800.webp`]: bytes,
    });
    expect(report).toMatchObject({ pictures: 1, leftOut: [] });
    for (const bucket of ["media", "covers"]) {
      const { data } = await client.storage.from(bucket).download(`${id}/800.webp`);
      const text = await data?.text();
      expect(text).toContain("WEBP");
      expect(text).not.toMatch(/SECRET PLACE|<script/);
    }
    await client.storage.from("covers").remove([`${id}/800.webp`, `${id}/800.avif`]);
  });

  test.each([
    ["a picture of 121 megapixels", 11_000, "more than 50 million"],
    ["a picture whose size differs from its path", 700, "is damaged"],
  ])("skips %s, even in a dry run", async (_what, width, why) => {
    const bytes = await sharp(await picture(800))
      .webp()
      .toBuffer();
    // A lossy WebP stores its width and height at these offsets.
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(width, 28);
    const files = {
      "data/media.json": media(`/media/${id}/800x400.webp`),
      [`pictures/media/${id}/800.webp`]: bytes,
    };
    for (const isApplied of [false, true]) {
      const report = await imported(files, isApplied);
      expect(report.pictures).toBe(0);
      expect(report.leftOut).toMatchObject([{ what: "image Sea" }]);
      expect(report.leftOut[0]?.why).toContain(why);
    }
    expect(await storedPictures(database)).toEqual([]);
  });
});
