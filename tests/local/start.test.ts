import { existsSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freePorts } from "../free-ports.ts";
import { makeProject, occupy, portOf, startTestStack } from "./test-stack.ts";

const BROKEN = "create table public.half (id int);\n\ninsert into public.half\n  values (nope);\n";

describe("a port in use", () => {
  test.each([
    ["supabasePort", "SUPABASE_PORT"],
    ["mailPort", "MAIL_PORT"],
  ] as const)("%s is named with its variable, before anything is made", async (option, name) => {
    const project = await makeProject();
    const server = await occupy(0);
    onTestFinished(() => void server.close());
    const port = portOf(server);

    const start = startTestStack(project, { [option]: port });

    await expect(start).rejects.toThrow(new RegExp(`^Port ${port} .*${name}=\\d+\\.$`));
    expect(existsSync(join(project, ".local"))).toBe(false);
  });
});

describe("a broken migration", () => {
  test("stops the start with one line, and leaves nothing of itself behind", async () => {
    const file = "20260102000000_half.sql";
    const project = await makeProject({ [file]: BROKEN });
    const [supabasePort = 0, mailPort = 0] = await freePorts(2);

    const start = startTestStack(project, { supabasePort, mailPort });

    await expect(start).rejects.toThrow(
      `Migration ${file}, line 4 failed: column "nope" does not exist.`,
    );
    await expect(start).rejects.toThrow(/^[^\n]*$/);
    for (const port of [supabasePort, mailPort]) (await occupy(port)).close();
    expect(existsSync(join(project, ".local/lock"))).toBe(false);

    await writeFile(join(project, "supabase/migrations", file), BROKEN.replace("nope", "1"));
    const stack = await startTestStack(project);
    expect(await stack.sql("select id from public.half")).toEqual([{ id: 1 }]);
  });

  test("is told apart from a file with a wrong name", async () => {
    const project = await makeProject({ "later.sql": "select 1" });
    await expect(startTestStack(project)).rejects.toThrow("Migration later.sql has no valid name");
  });
});

describe("a state folder", () => {
  let used: string;
  const undo: (() => void | Promise<void>)[] = [];

  beforeAll(async () => {
    used = await makeProject({}, (work) => undo.unshift(work));
    await (await startTestStack(used, {}, (work) => undo.unshift(work))).stop();
  });

  afterAll(async () => {
    for (const work of undo) await work();
  });

  test("that cannot be made is named with the variable to change", async () => {
    const project = await makeProject();
    await writeFile(join(project, ".local"), "a file");
    await expect(startTestStack(project)).rejects.toThrow(/^The folder .*LOCAL_DIR\.$/);
  });

  test.each([
    ["a damaged database", "db/global/pg_control", /^The database in .*npm run reset/],
    ["damaged keys", "keys.json", /keys\.json is damaged .*npm run reset/],
  ])("with %s asks for a reset", async (_what, file, message) => {
    const project = await makeProject();
    await cp(join(used, ".local"), join(project, ".local"), { recursive: true });
    await writeFile(join(project, ".local", file), "noise");
    await expect(startTestStack(project)).rejects.toThrow(message);
  });

  test("in use by another stack is refused", async () => {
    const stack = await startTestStack(used);
    await expect(startTestStack(used)).rejects.toThrow(
      /is in use by another stack \(process \d+\)/,
    );
    await stack.stop();
  });

  test("left locked by a process that is gone is taken over", async () => {
    const left = JSON.stringify({ pid: process.pid, started: "another process with this id" });
    await writeFile(join(used, ".local/lock"), left);
    await expect(startTestStack(used)).resolves.toBeDefined();
  });
});
