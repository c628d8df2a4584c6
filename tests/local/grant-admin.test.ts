import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { seedUsers } from "../../local/database/seed.ts";
import type { Stack } from "../../local/process/stack.ts";
import { freePorts } from "../free-ports.ts";
import { afterFile, makeProject, startTestStack } from "./test-stack.ts";

const root = join(import.meta.dirname, "../..");
const member = "visitor@kiskadee.example";
const admin = "admin@kiskadee.example";

let stack: Stack;
let dir: string;

beforeAll(async () => {
  const project = await makeProject({}, afterFile);
  dir = join(project, ".local");
  const migrationsDir = join(root, "supabase/migrations");
  stack = await startTestStack(project, { migrationsDir }, afterFile);
});

beforeEach(async () => {
  for (const { email, isAdmin } of seedUsers) {
    await stack.sql("update public.profiles set is_admin = $2 where email = $1", email, isAdmin);
  }
});

/** The script as npm runs it: its exit code, and all it writes. */
async function run(args: string[], variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...variables } as unknown as NodeJS.ProcessEnv;
  const script = join(root, "scripts/admin-grant.ts");
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env });
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

test.each([
  ["the project of the environment", remote],
  ["the running local stack", local],
])("admin:grant makes a member an admin of %s, once", async (_what, variables) => {
  for (const when of ["now", "already"]) {
    const out = `${member} is an admin at ${stack.supabaseUrl} ${when}.\n`;
    expect(await run([member], variables())).toEqual({ code: 0, out, err: "" });
    expect(await admins()).toEqual([admin, member]);
  }
});

test("admin:grant takes an email in capitals", async () => {
  expect(await run(["Visitor@KISKADEE.example"], remote())).toMatchObject({ code: 0 });
  expect(await admins()).toContain(member);
});

test.each(["nobody@kiskadee.example", "%@kiskadee.example", "*@kiskadee.example"])(
  "admin:grant makes no admin of %s, which has no account",
  async (email) => {
    const err = `There is no account of ${email} at ${stack.supabaseUrl}: sign up on the site first, then run this again.\n`;
    expect(await run([email], remote())).toEqual({ code: 1, out: "", err });
    expect(await admins()).toEqual([admin]);
  },
);

test.each([
  { args: [] },
  { args: [""] },
  { args: ["visitor"] },
  { args: ["visitor@kiskadee"] },
  { args: [member, admin] },
])("admin:grant shows its usage for $args", async ({ args }) => {
  const err = expect.stringMatching(/^Usage: npm run admin:grant -- EMAIL [^\n]*\n$/);
  expect(await run(args, remote())).toEqual({ code: 2, out: "", err });
});

const key = (key: string) => async () => ({ ...remote(), SUPABASE_SECRET_KEY: key });
const url = (url: string) => async () => ({ ...remote(), SUPABASE_URL: url });
const alone = (name: keyof ReturnType<typeof remote>) => async () => ({
  ...local(),
  [name]: remote()[name],
});
const unreachable = async () => url(`http://127.0.0.1:${await freePorts(1)}`)();

test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  ["cannot be reached", unreachable, /^Supabase at http:\S+:\d+ cannot be reached \(/],
  ["rejects a key", key("sb_secret_other"), /^Supabase at \S+ refuses SUPABASE_SECRET_KEY \(/],
  ["rejects a public key", async () => key(stack.publishableKey)(), /refuses SUPABASE_SECRET_KEY/],
  ["has a malformed url", url("db.example"), /^SUPABASE_URL should be .+, not "db.example".$/m],
  ["has no url", alone("SUPABASE_SECRET_KEY"), /SUPABASE_URL is not set/],
  ["has no key", alone("SUPABASE_URL"), /SUPABASE_SECRET_KEY is not set/],
])("admin:grant says that Supabase %s", async (_case, environment, message) => {
  const variables = await environment();
  const { code, err } = await run([member], variables);
  expect(code).toBe(1);
  expect(err).toMatch(message);
  expect(err).toMatch(/^[^\n]+\n$/);
  if (variables.SUPABASE_SECRET_KEY) expect(err).not.toContain(variables.SUPABASE_SECRET_KEY);
  expect(await admins()).toEqual([admin]);
});

test("admin:grant says that no local stack is running, and makes no keys for one", async () => {
  const folder = join(await makeProject(), ".local");
  const { code, err } = await run([member], { ...local(), LOCAL_DIR: folder });
  expect([code, existsSync(folder)]).toEqual([1, false]);
  expect(err).toMatch(/^No local stack is running on \S+: start it with npm run preview[^\n]*\n$/);
});
