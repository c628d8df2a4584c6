import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePorts } from "../free-ports.ts";
import { afterFile, article, ask, makeProject, occupy, startTestStack } from "./test-stack.ts";

const broken = "create table public.half (id int);\n\ninsert into public.half\n  values (nope);\n";

const used = await makeProject({}, afterFile);
await (await startTestStack(used, {}, afterFile)).stop();

/** Makes a project with a copy of the used state, because creating a database takes seconds. */
async function usedProject(migrations: Record<string, string> = {}): Promise<string> {
  const project = await makeProject(migrations);
  await cp(join(used, ".local"), join(project, ".local"), { recursive: true });
  return project;
}

test.each([
  ["supabasePort", "SUPABASE_PORT"],
  ["mailPort", "MAIL_PORT"],
] as const)("a %s in use prevents startup", async (option, name) => {
  const project = await makeProject();
  const [port = 0] = await freePorts(1);
  const server = await occupy(port);
  onTestFinished(() => void server.close());
  const start = startTestStack(project, { [option]: port });
  await expect(start).rejects.toThrow(new RegExp(`^Port ${port} .*${name}=\\d+\\.$`));
  expect(existsSync(join(project, ".local"))).toBe(false);
});

test("a broken migration stops startup with a one-line error and is rolled back", async () => {
  const file = "20260102000000_half.sql";
  const project = await usedProject({ [file]: broken });
  const [supabasePort = 0, mailPort = 0] = await freePorts(2);
  const start = startTestStack(project, { supabasePort, mailPort });
  await expect(start).rejects.toThrow(
    `Migration ${file}, line 4 failed: column "nope" does not exist.`,
  );
  await expect(start).rejects.toThrow(/^[^\n]*$/);
  for (const port of [supabasePort, mailPort]) (await occupy(port)).close();
  expect(existsSync(join(project, ".local/lock"))).toBe(false);

  await writeFile(join(project, "supabase/migrations", file), broken.replace("nope", "1"));
  const stack = await startTestStack(project);
  expect(await stack.sql("select id from public.half")).toEqual([{ id: 1 }]);
});

test("names the variable of a state folder that cannot be created", async () => {
  const project = await makeProject();
  await writeFile(join(project, ".local"), "a file");
  await expect(startTestStack(project)).rejects.toThrow(/^The folder .*LOCAL_DIR\.$/);
});

test.each([
  ["supabase/migrations/later.sql", /^Migration later.sql has no valid name/],
  [".local/db/global/pg_control", /^The database in .*npm run reset/],
  [".local/keys.json", /keys\.json is damaged .*npm run reset/],
])("refuses to start with garbage in %s", async (file, message) => {
  const project = await usedProject();
  await writeFile(join(project, file), "noise");
  await expect(startTestStack(project)).rejects.toThrow(message);
});

test("only one stack can use a state folder at a time, and the lock of an ended process is ignored", async () => {
  const lock = JSON.stringify({ pid: process.pid, started: "another process with this id" });
  await writeFile(join(used, ".local/lock"), lock);
  await startTestStack(used);
  await expect(startTestStack(used)).rejects.toThrow(/is in use by another stack \(process \d+\)/);
});

test("the first start seeds a post per article, and later starts add only new articles", async () => {
  const project = await usedProject();
  const articles = join(project, "content/articles");
  const second = article.replaceAll("first", "second");
  const draft = second.replace("date:", "published: false\ndate:");
  await writeFile(join(articles, "one.md"), article);
  await writeFile(join(articles, "two.md"), draft);
  const before = await startTestStack(project);
  const seeded = await before.sql(
    `select slug, title, content, excerpt, published, email, blogs.created_at
       from public.blogs join auth.users on users.id = author_id order by slug`,
  );
  const common = {
    content: "The **text**.",
    excerpt: "What it says.",
    email: "admin@kiskadee.example",
    created_at: "2026-01-31 00:00:00+00",
  };
  expect(seeded).toEqual([
    { ...common, slug: "a-first-post", title: "A first post", published: true },
    { ...common, slug: "a-second-post", title: "A second post", published: false },
  ]);
  await before.sql("update public.blogs set title = 'Edited' where slug = 'a-first-post'");
  await before.sql("delete from public.blogs where slug = 'a-second-post'");
  await before.stop();
  await writeFile(join(articles, "three.md"), article.replaceAll("first", "third"));

  const after = await startTestStack(project);
  expect(await after.sql("select title, slug from public.blogs order by slug")).toEqual([
    { title: "Edited", slug: "a-first-post" },
    { title: "A third post", slug: "a-third-post" },
  ]);
  expect(after.secretKey).toBe(before.secretKey);
  expect((await stat(join(project, ".local/keys.json"))).mode & 0o777).toBe(0o600);
  const body = { email: "admin@kiskadee.example", password: "kiskadee-admin" };
  const answer = await ask(after, "/auth/v1/token?grant_type=password", { body });
  expect(answer.status).toBe(200);
});

test("keeps the exit code of a process that uses PGlite", async () => {
  const module = new URL("../../local/database/pglite.ts", import.meta.url).href;
  const script = `
    process.exitCode = 3;
    const { openPglite } = await import(${JSON.stringify(module)});
    const database = await openPglite(".local");
    await database.sql("select * from no_such_table").catch(() => {});
    await database.sql("select 1");
    await database.close();
  `;
  const options = { cwd: await usedProject(), encoding: "utf8" } as const;
  const args = ["--input-type=module", "-e", script];
  const { status, stderr } = spawnSync(process.execPath, args, options);
  expect([status, stderr]).toEqual([3, ""]);
});
