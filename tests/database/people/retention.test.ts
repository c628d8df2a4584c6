import { describe, expect, test } from "vitest";
import { retentionPeriods } from "@/content/retention";
import { ourSchemas } from "@/tests/database/access/granted";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { keptTables, rowsWithPeriod } from "./rows-with-a-period";

onEachDatabase((database) => {
  const { sql, call } = database;
  const expire = (changes: object = {}) =>
    call("expire_rows", { p_periods: { ...retentionPeriods, ...changes } });

  async function moment(period: string, more: string): Promise<string> {
    const [row] = await sql<{ at: string }>(
      `select to_char((now() - $1::text::interval - $2::text::interval) at time zone 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`,
      period,
      more,
    );
    return row?.at ?? "";
  }

  test("lists a retention period, or a reason for none, for every table", async () => {
    const tables = await sql<{ name: string }>(
      `select nspname || '.' || relname as name from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       where relnamespace in ${ourSchemas} and relkind in ('r', 'p')`,
    );
    const known = [...rowsWithPeriod.map(({ table }) => table), ...Object.keys(keptTables)];
    const ours = known.filter((table) => !table.startsWith("auth."));
    expect([...new Set(ours)].sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  describe.for(rowsWithPeriod)("case %#: $table", ({ table, period, store }) => {
    test(`keeps a row for ${period}, then deletes it`, async () => {
      const count = async () => {
        const [row] = await sql<{ count: number }>(`select count(*)::int as count from ${table}`);
        return row?.count ?? Number.NaN;
      };
      await expire();
      const before = await count();
      await store(database, await moment(period, "-1 day"));
      await expire();
      expect(await count(), "a day before").toBe(before + 1);
      await store(database, await moment(period, "1 day"));
      expect(await count(), "a day after").toBe(before + 2);
      await expire();
      expect(await count(), "a day after").toBe(before + 1);
    });
  });

  test("keeps unsent emails and confirmed accounts and subscriptions", async () => {
    const created_at = "2026-01-01T00:00:00Z";
    await insertRow(database, "email_outbox", { created_at });
    await insertRow(database, "subscribers", {
      ...{ created_at, status: "confirmed", confirmed_at: created_at },
      confirmation_sent_at: created_at,
    });
    const accounts = `auth.users where email_confirmed_at is not null`;
    await sql("update auth.users set created_at = $1", created_at);
    const [before] = await sql(`select count(*) from ${accounts}`);
    await expire();
    expect(await sql(`select count(*) from ${accounts}`)).toEqual([before]);
    expect(await database.count("email_outbox", "subscribers")).toEqual({
      email_outbox: 1,
      subscribers: 1,
    });
  });

  test("records when it ran and how many rows of each kind it deleted", async () => {
    await insertRow(database, "messages", { created_at: "2020-01-01T00:00:00Z" });
    await expire();
    await insertRow(database, "messages", { created_at: "2020-01-01T00:00:00Z" });
    const outcome = await expire();
    expect(outcome).toMatchObject({ messages: 1, waitlist: 0 });
    expect(Object.keys(outcome).sort()).toEqual(Object.keys(retentionPeriods).sort());
    const runs = await sql(
      "select name, ran_at > now() - interval '1 minute' as recent, outcome from private.job_runs",
    );
    expect(runs).toEqual([{ name: "daily", recent: true, outcome }]);
  });

  test.for([{ messages: null }, { mail: "0 days" }, { limits: "-1 day" }])(
    "deletes nothing if a period is missing or shorter than a day: %o",
    async (period) => {
      await insertRow(database, "messages", { created_at: "2020-01-01T00:00:00Z" });
      expect(await expire(period)).toMatchObject({ code: "22023" });
      expect(await database.count("messages")).toEqual({ messages: 1 });
    },
  );
});
