import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newPassphrase } from "@/local/backup/passphrase";

test("the Docker image excludes the local folders that git ignores", () => {
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

test("a backup passphrase is optional, but needs at least 12 characters", async () => {
  await expect(newPassphrase({ BACKUP_PASSPHRASE: "eleven char" })).rejects.toThrow(
    /12 characters/,
  );
  expect(await newPassphrase({ BACKUP_PASSPHRASE: "twelve chars" })).toBe("twelve chars");
  expect(await newPassphrase({ BACKUP_PASSPHRASE: "" })).toBeUndefined();
});
