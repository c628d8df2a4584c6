import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPlace } from "../../local/backup/place.ts";
import { restore } from "../../local/backup/restore.ts";
import { lockFolder } from "../../local/process/lock.ts";
import { resetState } from "../../local/process/reset-state.ts";
import type { Stack } from "../../local/process/stack.ts";
import { allRows, notRestored } from "../all-rows.ts";
import { insertRow, validRows } from "../database/support/rows.ts";
import { runCommand } from "../run-command.ts";
import {
  article,
  ask,
  makeMigratedProject,
  migrationsDir,
  startTestStack,
  writeFiles,
} from "./test-stack.ts";

const project = await makeMigratedProject();
const file = join(project, "backups/site.backup");
const variables = { LOCAL_DIR: join(project, ".local"), BACKUP_PASSPHRASE: "correct horse" };
const cover = { path: "covers/a/640.webp", bytes: Buffer.from("RIFF\0\0\0\0WEBP of a bird") };

await writeFiles(project, { "content/articles/first.md": article });
const start = () => startTestStack(project, { migrationsDir });

const run = (command: string) =>
  runCommand(command, { variables, args: ["backups/site.backup"], cwd: project });

async function upload({ supabaseUrl, secretKey }: Stack): Promise<void> {
  const response = await fetch(`${supabaseUrl}/storage/v1/object/${cover.path}`, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "image/webp", "cache-control": "max-age=99" },
    body: cover.bytes,
  });
  expect(response.status).toBe(200);
}

async function download({ supabaseUrl }: Stack) {
  const response = await fetch(`${supabaseUrl}/storage/v1/object/public/${cover.path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    bytes,
    type: response.headers.get("content-type"),
    cache: response.headers.get("cache-control"),
  };
}

async function signIn(stack: Stack): Promise<number> {
  const body = { email: "admin@kiskadee.example", password: "kiskadee-admin" };
  return (await ask(stack, "/auth/v1/token?grant_type=password", { body })).status;
}

test("a restore after a reset brings back every row, sign-in and picture", async () => {
  const before = await start();
  for (const table of Object.keys(validRows)) {
    await insertRow(before, table as keyof typeof validRows);
  }
  await upload(before);
  expect(await signIn(before)).toBe(200);
  const picture = await download(before);
  const rows = await allRows(before);
  expect(rows["auth.sessions"]).not.toEqual([]);
  // A migration since merged into another.
  await before.sql("insert into supabase_migrations.schema_migrations values ('20261120090003')");
  await before.stop();

  const made = await run("backup");
  expect(made).toMatchObject({ code: 0, stderr: "" });
  expect(made.stdout).toMatch(
    /^\S+site\.backup: rows \d+, pictures 1, \d+\.\d\d MB, encrypted, \S+ s\.$/m,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(String(await readFile(file))).not.toContain("first post");
  await resetState(variables.LOCAL_DIR, project);
  const restored = await run("restore");
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(restored.stdout).toMatch(/^Restored the backup of \S+: rows \d+, pictures 1, \S+ s\.$/m);

  const after = await start();
  expect(await allRows(after)).toEqual({ ...rows, ...notRestored });
  expect(await download(after)).toEqual(picture);
  expect(picture.bytes).toEqual(cover.bytes);
  expect(await signIn(after)).toBe(200);
});

test("a restore rejects a folder that a stack is using", async () => {
  await mkdir(variables.LOCAL_DIR, { recursive: true });
  const release = await lockFolder(variables.LOCAL_DIR);
  onTestFinished(release);
  const open = () => openPlace("restore", variables);
  const options = { file, passphrase: variables.BACKUP_PASSPHRASE, open, replace: true };
  await expect(restore({ ...options, progress: () => {} })).rejects.toThrow(
    /^The folder \S+ is in use by another stack .*\. No data was changed\.$/,
  );
});
