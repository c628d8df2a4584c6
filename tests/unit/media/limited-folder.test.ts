import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, onTestFinished } from "vitest";
import { limitedFolder } from "@/lib/media/limited-folder";

const test = base.extend("folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "covers-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
});

test("never exceeds the size limit of a folder, and removes the oldest files first", async ({
  folder,
}) => {
  const files = limitedFolder(folder, 1_000);
  for (let index = 10; index < 30; index++) {
    await files.keep(`${index}`, Buffer.alloc(100, index));
    await utimes(join(folder, `${index}`), index, index);
    expect((await readdir(folder)).length).toBeLessThanOrEqual(10);
  }
  expect(await readdir(folder)).toEqual(["21", "22", "23", "24", "25", "26", "27", "28", "29"]);
  expect(await files.read("29")).toEqual(Buffer.alloc(100, 29));
  expect(await files.read("20")).toBeNull();
});

test("counts files left by earlier processes towards the limit", async ({ folder }) => {
  for (let index = 10; index < 50; index++) {
    await limitedFolder(folder, 3_000).keep(`${index}`, Buffer.alloc(100));
    await utimes(join(folder, `${index}`), index, index);
    expect((await readdir(folder)).length).toBeLessThanOrEqual(30);
  }
  expect((await readdir(folder)).at(-1)).toBe("49");
});
