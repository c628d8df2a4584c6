import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { seedUsers } from "../../local/database/seed.ts";
import {
  grantAdmin,
  grantWithoutSecondFactor,
  readEmail,
} from "../../local/supabase/grant-admin.ts";
import { freePorts } from "../free-ports.ts";
import { runCommand } from "../run-command.ts";
import {
  afterFile,
  article,
  makeMigratedProject,
  makeProject,
  migrationsDir,
  startTestStack,
  writeFiles,
} from "./test-stack.ts";

const member = "visitor@kiskadee.example";
const admin = "admin@kiskadee.example";

const project = await makeMigratedProject();
await writeFiles(project, { "content/articles/first.md": article });
const stack = await startTestStack(project, { migrationsDir }, afterFile);

beforeEach(async () => {
  for (const { email, isAdmin } of seedUsers) {
    await stack.sql("update public.profiles set is_admin = $2 where email = $1", email, isAdmin);
  }
});

const remote = () => ({ SUPABASE_URL: stack.supabaseUrl, SUPABASE_SECRET_KEY: stack.secretKey });
const { port } = new URL(stack.supabaseUrl);
const local = () => ({ LOCAL_DIR: join(project, ".local"), SUPABASE_PORT: port });

async function admins(): Promise<string[]> {
  const query = "select email from public.profiles where is_admin order by email";
  const rows = await stack.sql<{ email: string }>(query);
  return rows.map(({ email }) => email);
}

test.each([
  ["the project of the environment", remote, member],
  ["the running local stack", local, "Visitor@KISKADEE.example"],
])(
  "admin:grant makes a member an admin of %s and can be repeated",
  async (_what, variables, email) => {
    for (const when of ["now", "already"]) {
      const line = `${email} is an admin at ${stack.supabaseUrl} ${when}.`;
      expect(await grantAdmin(email, variables())).toBe(line);
      expect(await admins()).toEqual([admin, member]);
    }
  },
);

test("admin:grant --without-second-factor removes a locked-out admin's second factor", async () => {
  const [{ id } = {}] = await stack.sql<{ id: string }>(
    "insert into private.second_factors (user_id) select id from public.profiles where email = $1 returning user_id as id",
    admin,
  );
  for (const outcome of [
    "has no second factor any more, and is signed out",
    "has no second factor",
  ]) {
    const line = `${admin} is an admin at ${stack.supabaseUrl} and ${outcome}.`;
    expect(await grantWithoutSecondFactor(admin, remote())).toBe(line);
  }
  const sessions = "select from auth.sessions where user_id = $1";
  expect(await stack.sql(sessions, id)).toEqual([]);
});

test.each(["nobody@kiskadee.example", "%@kiskadee.example", "*@kiskadee.example"])(
  "admin:grant rejects %s, which has no account",
  async (email) => {
    const message = `There is no account of ${email} at ${stack.supabaseUrl}: sign up on the site first, then run this again.`;
    await expect(grantAdmin(email, remote())).rejects.toThrow(message);
    expect(await admins()).toEqual([admin]);
  },
);

test("admin:grant requires exactly one valid email", () => {
  for (const args of [[], [""], ["visitor"], ["visitor@kiskadee"], [member, admin]]) {
    expect(readEmail(args), args.join()).toBeNull();
  }
});

test.each([
  [[member], 0, /^visitor@kiskadee.example is an admin at \S+ now\.\n$/],
  [["nobody@kiskadee.example"], 1, /^There is no account of [^\n]*\n$/],
  [
    [member, "--without-second-factor"],
    0,
    /^visitor@kiskadee.example is an admin at \S+ and has no second factor\.\n$/,
  ],
  [[], 2, /^Usage: npm run admin:grant -- EMAIL [^\n]*\n$/],
])("the script prints one line for %j and exits with %i", async (args, code, line) => {
  const ended = await runCommand("admin:grant", { variables: remote(), args });
  expect(ended.code).toBe(code);
  expect(code ? ended.stderr : ended.stdout).toMatch(line);
  expect(code ? ended.stdout : ended.stderr).toBe("");
});

const key = (SUPABASE_SECRET_KEY: string) => ({ SUPABASE_SECRET_KEY });
const url = (SUPABASE_URL: string) => ({ SUPABASE_URL });
const elsewhere = async () => ({
  SUPABASE_URL: undefined,
  SUPABASE_SECRET_KEY: undefined,
  SUPABASE_PORT: `${await freePorts(1)}`,
});
const unreachable = async () => url(`http://127.0.0.1:${await freePorts(1)}`);

test.each<[string, () => object | Promise<object>, RegExp]>([
  ["cannot be reached", unreachable, /^Supabase at http:\S+:\d+ cannot be reached \(/],
  ["rejects a key", () => key("other"), /^Supabase at \S+ refuses SUPABASE_SECRET_KEY \(/],
  ["rejects a public key", () => key(stack.publishableKey), /refuses SUPABASE_SECRET_KEY/],
  ["has a bad url", () => url("db.example"), /^SUPABASE_URL should be .+, not "db.example".$/m],
  ["listens elsewhere", elsewhere, /not listen on port \d+: .+ set the SUPABASE_PORT/],
  ["has no url", () => url(""), /SUPABASE_URL is not set/],
  ["has no key", () => key(""), /SUPABASE_SECRET_KEY is not set/],
])("admin:grant reports that Supabase %s", async (_case, change, message) => {
  const variables = { ...local(), ...remote(), ...(await change()) };
  const { message: text } = await grantAdmin(member, variables).catch((error) => error);
  expect(text).toMatch(message);
  expect(text).not.toContain("\n");
  if (variables.SUPABASE_SECRET_KEY) expect(text).not.toContain(variables.SUPABASE_SECRET_KEY);
  expect(await admins()).toEqual([admin]);
});

test("admin:grant reports that no local stack is running, and creates no keys", async () => {
  const folder = join(await makeProject(), ".local");
  await expect(grantAdmin(member, { ...local(), LOCAL_DIR: folder })).rejects.toThrow(
    /^No local stack is running on \S+: start it with npm run preview[^\n]*$/,
  );
  expect(existsSync(folder)).toBe(false);
});

test("re-importing a site exported by command changes nothing", async () => {
  const file = join(project, "exports/site.zip");
  const exported = await runCommand("export", { variables: remote(), args: [file] });
  expect(exported).toMatchObject({ code: 0, stderr: "" });
  expect(exported.stdout).toMatch(/^\S+site\.zip: posts 1, pictures 0, \d\.\d\d MB, \S+ s\.$/m);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const imported = await runCommand("import", { variables: remote(), args: [file, "--apply"] });
  expect(imported).toMatchObject({ code: 0, stderr: "" });
  expect(imported.stdout).toContain("Site export: 1 post (1 unchanged), 0 images");
});

test("an import without a file, or with a missing one, says so", async () => {
  const variables = { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_SECRET_KEY: "unused" };
  const missing = { code: 1, stdout: "", stderr: "File not found: /nothing.xml.\n" };
  const [given, none] = await Promise.all([
    runCommand("import", { variables, args: ["/nothing.xml"] }),
    runCommand("import", { variables }),
  ]);
  expect(given).toEqual(missing);
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("Usage")]);
});
