import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { dump } from "@/local/backup/dump";
import { openPlace } from "@/local/backup/place";
import { restore } from "@/local/backup/restore";
import type { Database } from "@/local/database/database";
import { openPostgres } from "@/local/database/postgres";
import { startStack } from "@/local/process/stack";
import { allRows, notRestored } from "@/tests/all-rows";
import {
  insertRedirect,
  insertRow,
  insertTagRedirect,
  newEmail,
  validRows,
} from "@/tests/database/support/rows";
import { signIn, signUp } from "@/tests/database/support/sign-up";
import { freePorts } from "@/tests/free-ports";

const running = inject("databases").find(({ databaseUrl }) => databaseUrl);

// PGlite can be opened by only one process; tests/local/backup.test.ts covers it.
describe.skipIf(!running)("on a Postgres server", () => {
  const url = running?.databaseUrl ?? "";
  const copyUrl = new URL("copy", url).href;
  const progress = () => {};
  let folder: string;
  let file: string;
  let source: Database;
  let copy: Database;
  let rows: Record<string, string[]>;
  const email = newEmail();

  const openCopy = () => openPlace("restore", { LOCAL_DIR: folder, LOCAL_DB_URL: copyUrl });
  const restoreCopy = (from = file, replace = true) =>
    restore({ file: from, passphrase: undefined, open: openCopy, replace, progress });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-backup-"));
    file = join(folder, "site.backup");
    source = await openPostgres(url);
    await source.sql("create database copy");
    copy = await openPostgres(copyUrl);
    for (const table of Object.keys(validRows)) {
      await insertRow(source, table as keyof typeof validRows);
    }
    await insertRedirect(source);
    await insertTagRedirect(source);
    if (running) await signUp(running, {}, email);
    // An earlier file's test may have left factors.
    await source.sql(`
      delete from auth.mfa_factors;
      delete from private.second_factors;
      insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
      select gen_random_uuid(), id, 'totp', 'verified', 'SECRET' from auth.users where email = '${email}';
      insert into private.second_factors (user_id, factor_id) select user_id, id from auth.mfa_factors;
      insert into private.recovery_codes (user_id, hash) select user_id, 'hash' from auth.mfa_factors;
    `);
    await source.sql("select private.hit_limit('backup', 1, '1 hour')");
    rows = await allRows(source);
    const pictures = { read: async () => null };
    await dump({ database: source, pictures, file, passphrase: undefined, progress });
  });

  afterAll(async () => {
    await copy.close();
    await source.sql("drop database copy with (force)");
    await source.close();
    await rm(folder, { recursive: true });
  });

  test("restores every row, index and sign-in into a new database", async () => {
    await restoreCopy(file, false);
    expect(await allRows(copy)).toEqual({ ...rows, ...notRestored });
    const indexes = "select indexdef from pg_indexes where schemaname !~ '^pg_' order by indexdef";
    expect(await copy.sql(indexes)).toEqual(await source.sql(indexes));
    const next = "select nextval('private.limit_hits_id_seq') as id";
    expect(await copy.sql(next)).toEqual(await source.sql(next));

    const [supabasePort = 0, mailPort = 0] = await freePorts(2);
    const options = { dir: folder, supabasePort, mailPort, siteUrl: "http://localhost:41199" };
    const stack = await startStack({ ...options, databaseUrl: copyUrl, seed: false });
    try {
      expect(await signIn(stack, email)).toMatchObject({ email });
    } finally {
      await stack.stop();
    }
  });

  test("expires every cached page, whatever sequence number a server saw before", async () => {
    const tags = "select tag, seq, expired_at from private.expired_tags";
    await restoreCopy();
    const [earlier] = await copy.sql<{ seq: number }>(tags);
    // A new database would restart the sequence.
    await copy.sql("delete from private.expired_tags");
    await restoreCopy();
    const [row, ...others] = await copy.sql<{ tag: string; seq: number; expired_at: string }>(tags);
    expect(row?.tag).toBe("*");
    expect(row?.seq).toBeGreaterThan(earlier?.seq ?? Number.POSITIVE_INFINITY);
    expect(Date.now() - Date.parse(row?.expired_at ?? "")).toBeLessThan(60_000);
    expect(others).toEqual([]);
  });

  test("refuses to restore into a database with data unless told to replace it", async () => {
    await restoreCopy();
    const restored = await allRows(copy);
    await insertRow(copy, "messages");
    const changed = await allRows(copy);
    await expect(restoreCopy(file, false)).rejects.toThrow(
      /^The database of LOCAL_DB_URL is not empty \(auth\.identities, .*\): add --replace .*\. No data was changed\.$/,
    );
    expect(await allRows(copy)).toEqual(changed);
    await restoreCopy();
    expect(await allRows(copy)).toEqual({ ...restored, ...notRestored });
  });

  test.each([
    [
      "a row that violates a constraint",
      [/"Invoice maker"/, '""'],
      /^The restore failed \(.*check constraint.*\)\./,
    ],
    [
      "an unknown table",
      [/"public\.waitlist"/, '"public.other"'],
      /public\.other that this version/,
    ],
    ["a missing migration", [/,"\d{14}"\]/, "]"], /^The backup is older than the database/],
  ] as const)(
    "leaves every row unchanged when a backup with %s cannot be restored",
    async (_what, [from, to], message) => {
      const text = gunzipSync(await readFile(file)).toString();
      const edited = join(folder, "edited");
      await writeFile(edited, gzipSync(text.replace(from, to)));
      await insertRow(copy, "messages");
      const before = await allRows(copy);
      const failure = restoreCopy(edited);
      await expect(failure).rejects.toThrow(message);
      await expect(failure).rejects.toThrow(/^[^\n]* No data was changed\.$/);
      expect(await allRows(copy)).toEqual(before);
    },
  );
});
