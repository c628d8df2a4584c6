import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { lockFolder } from "../../local/process/lock.ts";
import { resetState } from "../../local/process/reset-state.ts";
import { makeProject, writeFiles } from "./test-stack.ts";

let project: string;

beforeEach(async () => {
  project = await makeProject();
});

async function makeState(name: string): Promise<string> {
  const folder = join(project, name);
  await mkdir(join(folder, "db"), { recursive: true });
  await writeFiles(folder, { "keys.json": "{}", "mine.txt": "not the stack's" });
  return folder;
}

test("reset deletes the default folder with all its contents", async () => {
  const folder = await makeState(".local");
  expect(await resetState(folder, project)).toBe(true);
  expect(existsSync(folder)).toBe(false);
  expect(await resetState(folder, project)).toBe(false);
});

test("reset deletes only the stack's files from any other folder", async () => {
  const folder = await makeState("state");
  await resetState(folder, project);
  expect(existsSync(join(folder, "db"))).toBe(false);
  expect(existsSync(join(folder, "mine.txt"))).toBe(true);
});

test("reset deletes nothing while a stack is running on the folder or one inside it", async () => {
  const folder = await makeState(".local");
  for (const locked of [folder, join(folder, "db")]) {
    const release = await lockFolder(locked);
    await expect(resetState(folder, project)).rejects.toThrow(/^A stack is running on /);
    await release();
  }
  expect(existsSync(join(folder, "keys.json"))).toBe(true);
});

test("reset refuses to delete a folder that no stack created", async () => {
  await writeFile(join(project, "keys.json"), "{}");
  // Uses a home folder that exists on every machine.
  vi.stubEnv("HOME", dirname(import.meta.dirname));
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const folder of ["/", homedir(), project, dirname(project), join(project, "supabase")]) {
    await expect(resetState(folder, project)).rejects.toThrow("is not deleted");
  }
  expect(existsSync(join(project, "supabase/migrations"))).toBe(true);
});
