import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { lockFolder } from "../../local/process/lock.ts";
import { resetState } from "../../local/process/reset-state.ts";
import { makeProject } from "./test-stack.ts";

async function makeState(folder: string): Promise<string> {
  await mkdir(join(folder, "db"), { recursive: true });
  await writeFile(join(folder, "keys.json"), "{}");
  await writeFile(join(folder, "mine.txt"), "not the stack's");
  return folder;
}

describe("reset", () => {
  test("deletes the standard folder with all that is in it", async () => {
    const project = await makeProject();
    const folder = await makeState(join(project, ".local"));
    expect(await resetState(folder, project)).toBe(true);
    expect(existsSync(folder)).toBe(false);
    expect(await resetState(folder, project)).toBe(false);
  });

  test("takes only what a stack has made out of any other folder", async () => {
    const project = await makeProject();
    const folder = await makeState(join(project, "state"));
    await resetState(folder, project);
    expect(existsSync(join(folder, "db"))).toBe(false);
    expect(existsSync(join(folder, "mine.txt"))).toBe(true);
  });

  test("is refused while a stack is running on it, or on a folder in it", async () => {
    const project = await makeProject();
    const folder = await makeState(join(project, ".local"));
    for (const used of [folder, join(folder, "db")]) {
      const release = await lockFolder(used);
      await expect(resetState(folder, project)).rejects.toThrow(/^A stack is running on /);
      await release();
    }
    expect(existsSync(join(folder, "keys.json"))).toBe(true);
  });

  test("is refused for folders that no stack has made", async () => {
    const project = await makeProject();
    await writeFile(join(project, "keys.json"), "{}");
    // A folder that is there, whatever this machine calls home.
    vi.stubEnv("HOME", dirname(import.meta.dirname));
    onTestFinished(() => void vi.unstubAllEnvs());
    const suspicious = ["/", homedir(), project, dirname(project), join(project, "supabase")];
    for (const folder of suspicious) {
      await expect(resetState(folder, project)).rejects.toThrow("is not deleted");
    }
    expect(existsSync(join(project, "supabase/migrations"))).toBe(true);
  });
});
