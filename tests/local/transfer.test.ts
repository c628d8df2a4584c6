import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { article, makeProject, startTestStack, writeFiles } from "./test-stack.ts";

const root = join(import.meta.dirname, "../..");

test("re-importing a site exported by command changes nothing", async () => {
  const project = await makeProject();
  await writeFiles(project, { "content/articles/first.md": article });
  const migrationsDir = join(root, "supabase/migrations");
  const { supabaseUrl, secretKey } = await startTestStack(project, { migrationsDir });
  const file = join(project, "exports/site.zip");

  const keys = { SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEY: secretKey };

  const exported = await run(keys, "export", file);
  expect(exported).toMatchObject({ code: 0, stderr: "" });
  expect(exported.stdout).toMatch(/^\S+site\.zip: posts 1, pictures 0, \d\.\d\d MB, \S+ s\.$/m);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const imported = await run(keys, "import", file, "--apply");
  expect(imported).toMatchObject({ code: 0, stderr: "" });
  expect(imported.stdout).toContain("Site export: 1 post (1 unchanged), 0 images");
});

test("an import without a file, or with a missing one, says so", async () => {
  const missing = { code: 1, stdout: "", stderr: "File not found: /nothing.xml.\n" };
  expect(await run(unused, "import", "/nothing.xml")).toEqual(missing);
  const { code, stderr } = await run(unused, "import");
  expect([code, stderr]).toEqual([2, expect.stringContaining("Usage")]);
});

const unused = { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_SECRET_KEY: "unused" };

async function run(keys: Record<string, string>, script: string, ...args: string[]) {
  const node = ["--import", "./scripts/alias.ts", "--conditions=react-server"];
  const env = { PATH: process.env.PATH, ...keys } as unknown as NodeJS.ProcessEnv;
  const command = [...node, `scripts/${script}.ts`, ...args];
  const ended = promisify(execFile)(process.execPath, command, { env, cwd: root });
  const { code = 0, stdout, stderr } = await ended.catch((error) => error);
  return { code, stdout, stderr };
}
