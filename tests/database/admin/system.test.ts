import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

type Status = { jobs: { outbox: string }; mails: { waiting_since: string } };

onEachDatabase(({ as, sql }) => {
  const status = async () => (await dataOf(as("admin").rpc("system_status"))) as Status;
  const record = () => dataOf(as("service").rpc("record_job_run", { p_name: "outbox" }));

  test("reports the database, its migrations and no pending work for an empty site", async () => {
    const applied = await sql<{ version: string }>(
      "select version from supabase_migrations.schema_migrations order by version",
    );
    expect(await status()).toEqual({
      jobs: {},
      mails: { waiting: 0, waiting_since: null, dead: 0 },
      pictures: { count: 0, bytes: 0 },
      database: { version: expect.stringMatching(/^1\d\./), bytes: expect.any(Number) },
      migrations: applied.map(({ version }) => version),
    });
    expect(applied).not.toEqual([]);
  });

  test("counts waiting emails and those that failed in the last day", async () => {
    const oldest = daysAgo(2);
    const mails = [
      { status: "pending", created_at: oldest },
      { status: "sending", leased_until: daysAgo(0) },
      { status: "sent", sent_at: daysAgo(0), created_at: daysAgo(9) },
      { status: "dead", next_attempt_at: daysAgo(0.5), created_at: daysAgo(3) },
      { status: "dead", next_attempt_at: daysAgo(2), created_at: daysAgo(4) },
    ];
    for (const mail of mails) await insertRow({ sql }, "email_outbox", mail);
    const { mails: counted } = await status();
    expect(counted).toMatchObject({ waiting: 2, dead: 1 });
    expect(Date.parse(counted.waiting_since)).toBe(Date.parse(oldest));
  });

  test("records a job's first run immediately, then at most one every 30 seconds", async () => {
    await record();
    const { outbox: first } = (await status()).jobs;
    await record();
    expect((await status()).jobs).toEqual({ outbox: first });
    await sql("update private.job_runs set ran_at = now() - interval '1 minute'");
    await record();
    expect(Date.parse((await status()).jobs.outbox)).toBeGreaterThanOrEqual(Date.parse(first));
  });
});
