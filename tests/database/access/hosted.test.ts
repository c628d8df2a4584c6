import { readdir } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { retentionPeriods } from "@/content/retention";
import { testMail } from "@/tests/database/support/rows";
import { granted, listPrivileges } from "./granted";

const migrations = "supabase/migrations";
const url = inject("databases").find(({ databaseUrl }) => databaseUrl)?.databaseUrl;

describe.skipIf(!url)("on a simulated hosted project", () => {
  const id = "00000000-0000-0000-0000-000000000001";
  const session = "00000000-0000-0000-0000-0000000000a1";
  const mail = testMail("a@example.com");
  let cluster: postgres.Sql;
  let project: postgres.Sql;

  beforeAll(async () => {
    cluster = postgres(url ?? "", { max: 1 });
    await cluster`create database hosted`;
    project = postgres(new URL("hosted", url).href, { max: 1, onnotice: () => {} });
    await project.file(join(import.meta.dirname, "hosted-project.sql"));
    await project`set session authorization hosted_owner`;
    for (const file of (await readdir(migrations)).sort()) {
      await project.begin((transaction) => transaction.file(join(migrations, file)));
    }
    await project`reset session authorization`;
  });

  afterAll(async () => {
    await project.end();
    await cluster`drop database hosted`;
    await cluster`drop role hosted_owner, hosted_auth, hosted_storage`;
    await cluster.end();
  });

  const setAdmin = (is: boolean) => project`update profiles set is_admin = ${is} where id = ${id}`;

  /** Runs queries as the REST and storage services do for a signed-in user. */
  function signedIn<T>(id: string, work: (as: postgres.TransactionSql) => Promise<T>) {
    const claims = JSON.stringify({ sub: id, session_id: session });
    return project.begin(async (as) => {
      await as`select set_config('request.jwt.claims', ${claims}, true)`;
      await as`set local role authenticated`;
      return work(as);
    }) as Promise<T>;
  }

  function service<T>(work: (as: postgres.TransactionSql) => Promise<T>) {
    return project.begin(async (as) => {
      await as`set local role service_role`;
      return work(as);
    }) as Promise<T>;
  }

  test("grants the same privileges as a local database", async () => {
    const lines = await project.unsafe<{ line: string }[]>(listPrivileges);
    expect(lines.map(({ line }) => line).sort()).toEqual(granted);
  });

  test("gives existing users a profile without admin rights", async () => {
    expect(await project`select username, email, is_admin from profiles`).toEqual([
      { username: "old", email: "old@example.com", is_admin: false },
    ]);
  });

  test("creates a profile when the auth service signs someone up", async () => {
    const rows = await project.begin(async (as) => {
      await as`set local role hosted_auth`;
      await as`insert into auth.users values (gen_random_uuid(), 'new@example.com', null)`;
      await as`reset role`;
      return as`select username, is_admin from profiles where email = 'new@example.com'`;
    });
    expect(rows).toEqual([{ username: null, is_admin: false }]);
  });

  test("checks the signed-in user's admin rights in tables and functions", async () => {
    const look = () => signedIn(id, (as) => as`select admin_dashboard() -> 'posts' as posts`);
    const insert = "insert into waitlist (project_id, project_name, email, name)";
    await project.unsafe(`${insert} values ('7', 'Invoice maker', 'ines@example.com', 'Ines')`);
    const seen = () => signedIn(id, async (as) => (await as`select from waitlist`).length);
    await setAdmin(false);
    expect(await seen()).toBe(0);
    await expect(look()).rejects.toMatchObject({ code: "42501" });
    await setAdmin(true);
    expect(await seen()).toBe(1);
    expect(await look()).toEqual([{ posts: { total: 0, published: 0, drafts: 0 } }]);
  });

  test("has a public picture bucket that no session can upload to", async () => {
    const buckets = await project`select public, file_size_limit, allowed_mime_types
      from storage.buckets where id = 'media'`;
    expect(buckets).toEqual([
      {
        public: true,
        file_size_limit: "5242880",
        allowed_mime_types: ["image/avif", "image/webp"],
      },
    ]);
    const store = (bucket: string) =>
      signedIn(
        id,
        (as) => as`insert into storage.objects (bucket_id, name) values (${bucket}, 'a.webp')`,
      );

    await project`insert into storage.buckets (id, name) values ('other', 'other')`;
    for (const bucket of ["other", "covers", "media"]) {
      await expect(store(bucket)).rejects.toMatchObject({ code: "42501" });
    }
    await project`insert into storage.objects (bucket_id, name) values ('media', 'a.webp')`;
    const count = (as: postgres.TransactionSql) =>
      as`select system_status() -> 'pictures' -> 'count' as count`;
    expect(await signedIn(id, count)).toEqual([{ count: 1 }]);
    const removed = await signedIn(id, (as) => as`delete from storage.objects`);
    expect(removed.count).toBe(0);
  });

  test("ends a revoked admin's sessions and rejects the tokens of ended sessions", async () => {
    const other = "00000000-0000-0000-0000-000000000002";
    await project`insert into auth.users values (${other}, 'other@example.com', null)`;
    await project`insert into auth.sessions values (gen_random_uuid(), ${other})`;
    await project`update profiles set is_admin = true where id in (${id}, ${other})`;
    await service((as) => as`select set_admin(${id}, ${session}, ${other}, false)`);
    expect(await project`select id, user_id from auth.sessions`).toEqual([
      { id: session, user_id: id },
    ]);

    await project`delete from auth.sessions`;
    expect(await signedIn(id, (as) => as`select from profiles`)).toHaveLength(0);
    await expect(signedIn(id, (as) => as`select admin_dashboard()`)).rejects.toMatchObject({
      code: "42501",
    });
    await project`insert into auth.sessions values (${session}, ${id})`;
  });

  test("lists an admin's sessions and ends them when the password changes", async () => {
    const list = () => signedIn(id, (as) => as`select list_own_sessions() as sessions`);
    await project`select describe_session(${session}, 'Firefox on Linux', true)`;
    expect(await list()).toMatchObject([{ sessions: [{ browser: "Firefox on Linux" }] }]);
    await project`select allow_password(${session})`;
    await project.begin(async (as) => {
      await as`set local role hosted_auth`;
      await as`update auth.users set encrypted_password = 'another' where id = ${id}`;
    });
    expect(await project`select from auth.sessions`).toHaveLength(0);
    await expect(list()).rejects.toMatchObject({ code: "42501" });
    await project`insert into auth.sessions values (${session}, ${id})`;
    expect(await signedIn(id, (as) => as`select end_own_sessions() as ended`)).toEqual([
      { ended: 0 },
    ]);
    await project.begin(async (as) => {
      await as`set local role service_role`;
      await as`select expire_sessions(), delete_account(gen_random_uuid())`;
      await as`select expire_rows(${as.json(retentionPeriods)})`;
    });
  });

  test("requires an admin with a second factor to verify a code in their session", async () => {
    const factor = "00000000-0000-0000-0000-0000000000f1";
    await project`update profiles set is_admin = true where id = ${id}`;
    await project.begin(async (as) => {
      await as`set local role hosted_auth`;
      await as`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
        values (${factor}, ${id}, 'totp', 'verified', now(), now())`;
      await as`update auth.sessions set aal = 'aal2', factor_id = ${factor} where id = ${session}`;
    });
    const [{ codes = [] } = {}] = await service(
      (as) =>
        as<
          { codes: string[] }[]
        >`select confirm_enrolment(${id}, ${session}, ${as.json([{ ...mail, kind: "factor" }])}) as codes`,
    );
    expect(codes).toHaveLength(10);
    const step = async (aal: string) => {
      const claims = JSON.stringify({ sub: id, session_id: session, aal });
      const [answer] = await project.begin(async (as) => {
        await as`select set_config('request.jwt.claims', ${claims}, true)`;
        await as`set local role authenticated`;
        return as`select get_viewer() ->> 'step' as step`;
      });
      return answer?.step;
    };
    expect([await step("aal2"), await step("aal1")]).toEqual([null, "code"]);
    await service(
      (as) =>
        as`select use_recovery_code(${id}, ${session}, ${codes[0] ?? ""},
          ${as.json([{ ...mail, kind: "factor" }])})`,
    );
    expect(await project`select from auth.mfa_factors`).toHaveLength(1);
    expect([await step("aal2"), await step("aal1")]).toEqual(["enrol", "enrol"]);
    await service((as) => as`select forget_second_factor(${id})`);
    await project`insert into auth.sessions values (${session}, ${id})`;
    expect(await step("aal1")).toBeNull();
  });

  test("finds and erases a person and their account", async () => {
    const email = "person@example.com";
    await project`insert into auth.users (id, email) values (gen_random_uuid(), ${email})`;
    await project`update profiles set is_admin = true where id = ${id}`;
    const erase = () => signedIn(id, (as) => as`select erase_person(${email}) as done`);
    expect(
      await signedIn(id, (as) => as`select find_person(${email}) -> 'rows' as rows`),
    ).toMatchObject([{ rows: { account: [{ email }] } }]);
    expect(await erase()).toEqual([{ done: { status: "erased" } }]);
    expect(await erase()).toEqual([{ done: { status: "missing" } }]);
  });

  test("lets the service role store a message and claim its email", async () => {
    const taken = await project.begin(async (as) => {
      await as`set local role service_role`;
      await as`select submit_message('Ines', 'ines@example.com', null, 'Hello', '203.0.113.1',
        ${as.json([mail])})`;
      return as`select to_address from claim_outbox(5, 60) where kind = 'test'`;
    });
    expect(taken).toEqual([{ to_address: "a@example.com" }]);
  });
});
