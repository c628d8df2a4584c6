import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newPassphrase } from "@/local/backup/passphrase";

test("an image has none of the folders that git ignores", () => {
  const [ignored = [], left = []] = [".gitignore", ".dockerignore"].map((name) =>
    readFileSync(name, "utf8")
      .split("\n")
      .map((line) => line.replace(/\/$/, "")),
  );
  const folders = ["backups", "exports", ".local", "test-results", "playwright-report"];
  expect([ignored, left].map((lines) => folders.filter((name) => !lines.includes(name)))).toEqual([
    [],
    [],
  ]);
});

test("a backup takes a passphrase of 12 characters, or none", async () => {
  await expect(newPassphrase({ BACKUP_PASSPHRASE: "eleven char" })).rejects.toThrow(
    /12 characters/,
  );
  expect(await newPassphrase({ BACKUP_PASSPHRASE: "twelve chars" })).toBe("twelve chars");
  expect(await newPassphrase({ BACKUP_PASSPHRASE: "" })).toBeUndefined();
});
