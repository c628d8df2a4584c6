import { randomBytes } from "node:crypto";
import { readFile, writeFile as writeBytes } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { isEncrypted, readLines, writeFile } from "../../local/backup/file.ts";
import { endLine, headerLine } from "../../local/backup/format.ts";
import { restore } from "../../local/backup/restore.ts";
import { afterFile, makeProject } from "./test-stack.ts";

const project = await makeProject({}, afterFile);
const migrationsDir = join(project, "supabase/migrations");
const passphrase = "correct horse";
/** Sizes in bytes of an encrypted chunk with its tag, and of the line before the first chunk. */
const chunk = 64 * 1024 + 16;
const start = 47;

const row = `${JSON.stringify([randomBytes(200_000).toString("hex")])}\n`;
const header = (version: string) =>
  headerLine({
    createdAt: "2026-01-31T00:00:00Z",
    migrations: [version],
    hostedAuth: false,
    sequences: [],
    pictures: 0,
    tables: [{ name: "public.vault", columns: ["secret"], rows: 1 }],
  });
const known = header("20260101000000");

async function* whole() {
  yield known;
  yield row;
  yield endLine();
}
const [plain, encrypted] = [join(project, "plain"), join(project, "encrypted")];
await writeFile(plain, undefined, whole());
await writeFile(encrypted, passphrase, whole());

function altered(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[100_000] = (copy[100_000] ?? 0) ^ 1;
  return copy;
}

function swapped(bytes: Buffer): Buffer {
  const [first, second] = [bytes.subarray(start, start + chunk), start + 2 * chunk];
  const parts = [bytes.subarray(0, start), bytes.subarray(start + chunk, second), first];
  return Buffer.concat([...parts, bytes.subarray(second)]);
}

const gzipped = (...lines: string[]) => gzipSync(lines.join(""));

test("an encrypted file reveals nothing and decrypts to the same lines", async () => {
  const bytes = await readFile(encrypted);
  expect(bytes.length).toBeGreaterThan(start + 2 * chunk);
  expect(bytes.subarray(0, start).toString()).toMatch(/^site-backup-encrypted 1 \S{22}\n$/);
  expect(bytes.includes("public.vault")).toBe(false);
  const lines = await Array.fromAsync(readLines(encrypted, passphrase));
  expect(lines.map((line) => `${line}\n`)).toEqual(await Array.fromAsync(whole()));
});

test.each<[string, string, (bytes: Buffer) => Buffer, RegExp]>([
  ["cut off", plain, (bytes) => bytes.subarray(0, -9), /^\S+ is damaged: /],
  ["altered", plain, altered, /^\S+ is damaged: /],
  ["without its end", plain, () => gzipped(known, row), /its end is missing/],
  ["without a row", plain, () => gzipped(known, endLine()), /its end is missing/],
  ["empty inside", plain, () => gzipped(), /its end is missing/],
  ["of another program", plain, () => gzipped("noise\n"), /is no backup that this version/],
  [
    "of a newer site",
    plain,
    () => gzipped(header("20990101000000"), row, endLine()),
    /newer .* 20990101000000/,
  ],
  [
    "cut off between chunks",
    encrypted,
    (bytes) => bytes.subarray(0, start + 2 * chunk),
    /^The file is damaged: /,
  ],
  ["with chunks swapped", encrypted, swapped, /^The passphrase is wrong, or the file is damaged\./],
])(
  "a restore rejects a file %s before opening the database",
  async (_what, source, damage, message) => {
    const file = join(project, "damaged");
    await writeBytes(file, damage(await readFile(source)));
    await expectRefusal(file, passphrase, message);
  },
);

test("a restore rejects a wrong passphrase before opening the database", async () => {
  await expectRefusal(
    encrypted,
    "wrong horse",
    /^The passphrase is wrong, or the file is damaged\./,
  );
});

test.each(["", "x", "a text that is no backup of anything"])("rejects backup %j", async (text) => {
  const file = join(project, "text");
  await writeBytes(file, text);
  await expect(isEncrypted(file)).rejects.toThrow(/^\S+ is no backup of a site\.$/);
});

test("a failed backup leaves no file, and no backup overwrites another", async () => {
  const file = join(project, "failed");
  async function* failing() {
    yield known;
    throw new Error("the server went away");
  }
  await expect(writeFile(file, undefined, failing())).rejects.toThrow(
    /^\S+failed was not written \(the server went away\)/,
  );
  for (const name of [file, `${file}.unfinished`]) {
    await expect(readFile(name)).rejects.toThrow("ENOENT");
  }
  await expect(writeFile(plain, undefined, whole())).rejects.toThrow("exists already");
});

async function expectRefusal(file: string, secret: string, message: RegExp): Promise<void> {
  const open = () => Promise.reject(new Error("The database was opened"));
  const key = (await isEncrypted(file)) ? secret : undefined;
  const options = { file, passphrase: key, open, replace: true, progress: () => {}, migrationsDir };
  const { message: text } = await restore(options).then(Object, (error) => error);
  expect(text).toMatch(message);
  expect(text).toMatch(/^[^\n]* No data was changed\.$/);
}
