import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../run-command.ts";
import { article, makeProject, startTestStack, writeFiles } from "./test-stack.ts";

const root = join(import.meta.dirname, "../..");

test("re-importing a site exported by command changes nothing", async () => {
  const project = await makeProject();
  await writeFiles(project, { "content/articles/first.md": article });
  const migrationsDir = join(root, "supabase/migrations");
  const { supabaseUrl, secretKey } = await startTestStack(project, { migrationsDir });
  const file = join(project, "exports/site.zip");

  const variables = { SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEY: secretKey };

  const exported = await runCommand("export", { variables, args: [file] });
  expect(exported).toMatchObject({ code: 0, stderr: "" });
  expect(exported.stdout).toMatch(/^\S+site\.zip: posts 1, pictures 0, \d\.\d\d MB, \S+ s\.$/m);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const imported = await runCommand("import", { variables, args: [file, "--apply"] });
  expect(imported).toMatchObject({ code: 0, stderr: "" });
  expect(imported.stdout).toContain("Site export: 1 post (1 unchanged), 0 images");
});

test("an import without a file, or with a missing one, says so", async () => {
  const variables = { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_SECRET_KEY: "unused" };
  const missing = { code: 1, stdout: "", stderr: "File not found: /nothing.xml.\n" };
  expect(await runCommand("import", { variables, args: ["/nothing.xml"] })).toEqual(missing);
  const { code, stderr } = await runCommand("import", { variables });
  expect([code, stderr]).toEqual([2, expect.stringContaining("Usage")]);
});
