import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedUsers } from "../../local/database/seed.ts";
import type { Stack } from "../../local/process/stack.ts";
import { freePorts } from "../free-ports.ts";
import { makeProject, startTestStack } from "./test-stack.ts";

const ROOT = join(import.meta.dirname, "../..");
const SCRIPT = join(ROOT, "scripts/admin-grant.ts");
const MEMBER = "visitor@kiskadee.example";

let stack: Stack;
let dir: string;
const undo: (() => void | Promise<void>)[] = [];

beforeAll(async () => {
  const project = await makeProject({}, (work) => undo.unshift(work));
  dir = join(project, ".local");
  const migrationsDir = join(ROOT, "supabase/migrations");
  stack = await startTestStack(project, { migrationsDir }, (work) => undo.unshift(work));
});

afterAll(async () => {
  for (const work of undo) await work();
});

beforeEach(async () => {
  for (const { email, isAdmin } of seedUsers) {
    await stack.sql("update public.profiles set is_admin = $2 where email = $1", email, isAdmin);
  }
});

/** The script as npm runs it: its exit code, and all it writes. */
async function run(args: string[], variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...variables } as unknown as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, [SCRIPT, ...args], { cwd: ROOT, env });
  const written = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (written.out += chunk));
  child.stderr.on("data", (chunk) => (written.err += chunk));
  const [code] = await once(child, "close");
  return { code, ...written };
}

const remote = () => ({ SUPABASE_URL: stack.supabaseUrl, SUPABASE_SECRET_KEY: stack.secretKey });
const local = () => ({ LOCAL_DIR: dir, SUPABASE_PORT: new URL(stack.supabaseUrl).port });

async function admins(): Promise<string[]> {
  const rows = await stack.sql<{ email: string }>(
    "select email from public.profiles where is_admin order by email",
  );
  return rows.map(({ email }) => email);
}

describe("npm run admin:grant", () => {
  test.each([
    ["the project of the environment", remote],
    ["the running local stack", local],
  ])("makes a member an admin of %s, once", async (_what, variables) => {
    const first = await run([MEMBER], variables());
    expect(first).toEqual({
      code: 0,
      out: `${MEMBER} is an admin at ${stack.supabaseUrl} now.\n`,
      err: "",
    });
    expect(await admins()).toEqual(["admin@kiskadee.example", MEMBER]);

    const second = await run([MEMBER], variables());
    expect(second).toEqual({
      code: 0,
      out: `${MEMBER} is an admin at ${stack.supabaseUrl} already.\n`,
      err: "",
    });
  });

  test("takes an address in capitals", async () => {
    expect(await run(["Visitor@KISKADEE.example"], remote())).toMatchObject({ code: 0 });
    expect(await admins()).toContain(MEMBER);
  });

  test("names an account that is not there, and makes none", async () => {
    const answer = await run(["nobody@kiskadee.example"], remote());
    expect(answer).toEqual({
      code: 1,
      out: "",
      err: `There is no account of nobody@kiskadee.example at ${stack.supabaseUrl}: sign up on the site first, then run this again.\n`,
    });
    expect(await admins()).toEqual(["admin@kiskadee.example"]);
  });

  test.each([
    { args: [] },
    { args: [""] },
    { args: ["visitor"] },
    { args: ["visitor@kiskadee"] },
    { args: [MEMBER, "admin@kiskadee.example"] },
  ])("tells its usage for $args", async ({ args }) => {
    const { code, out, err } = await run(args, remote());
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^Usage: npm run admin:grant -- EMAIL [^\n]*\n$/);
  });

  test("takes no pattern for an address", async () => {
    expect(await run(["%@kiskadee.example"], remote())).toMatchObject({ code: 1 });
    expect(await run(["*@kiskadee.example"], remote())).toMatchObject({ code: 1 });
    expect(await admins()).toEqual(["admin@kiskadee.example"]);
  });

  test("says that Supabase cannot be reached", async () => {
    const [port] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    const { code, err } = await run([MEMBER], { ...remote(), SUPABASE_URL: url });
    expect(code).toBe(1);
    expect(err).toMatch(/^Supabase at http:\/\/127\.0\.0\.1:\d+ cannot be reached \([^\n]+\n$/);
  });

  test("says that the key is refused, without showing it", async () => {
    const answer = await run([MEMBER], { ...remote(), SUPABASE_SECRET_KEY: "sb_secret_wrong" });
    expect(answer.code).toBe(1);
    expect(answer.err).toMatch(/^Supabase at \S+ refuses SUPABASE_SECRET_KEY \([^\n]+\n$/);
    expect(answer.err).not.toContain("sb_secret_wrong");
    const visitors = { ...remote(), SUPABASE_SECRET_KEY: stack.publishableKey };
    expect((await run([MEMBER], visitors)).err).toContain("refuses SUPABASE_SECRET_KEY");
    expect(await admins()).toEqual(["admin@kiskadee.example"]);
  });

  test.each([
    ["SUPABASE_URL", "SUPABASE_SECRET_KEY is not set"],
    ["SUPABASE_SECRET_KEY", "SUPABASE_URL is not set"],
  ] as const)("never takes the local stack where %s is set alone", async (name, message) => {
    const answer = await run([MEMBER], { ...local(), [name]: remote()[name] });
    expect(answer.code).toBe(1);
    expect(answer.err).toContain(message);
    expect(await admins()).toEqual(["admin@kiskadee.example"]);
  });

  test("names an address of Supabase that is none", async () => {
    const { code, err } = await run([MEMBER], { ...remote(), SUPABASE_URL: "db.example.com" });
    expect([code, err]).toEqual([
      1,
      'SUPABASE_URL should be an http(s) address, not "db.example.com".\n',
    ]);
  });

  test("says that no local stack is running, and makes no keys for one", async () => {
    const project = await makeProject();
    const folder = join(project, ".local");
    const { code, err } = await run([MEMBER], { ...local(), LOCAL_DIR: folder });
    expect([code, existsSync(folder)]).toEqual([1, false]);
    expect(err).toMatch(
      /^No local stack is running on \S+: start it with npm run preview[^\n]*\n$/,
    );
  });
});
