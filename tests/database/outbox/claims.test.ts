import { beforeEach, expect, test } from "vitest";
import { atOnce, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { type Mail, outbox } from "./calls";

onEachDatabase((database) => {
  const { sql } = database;
  const { claim, endLeases, fail, queue } = outbox(database);

  /** Keeps when each hit of a limit was counted; the limit itself forgets it with its window. */
  async function recordHits() {
    await sql(`
      create table private.recorded_hits (hit_at timestamptz);
      create function private.record_hit() returns trigger language plpgsql
      set search_path = '' as $$
      begin
        insert into private.recorded_hits values (new.hit_at);
        return null;
      end
      $$;
      create trigger record_hit after insert on private.limit_hits
      for each row execute function private.record_hit();
    `);
    return {
      async secondsToTheFifthBefore(): Promise<number[]> {
        const rows = await sql<{ seconds: number }>(`
          select extract(epoch from hit_at - lag(hit_at, 5) over (order by hit_at))::float8 as seconds
          from private.recorded_hits order by hit_at offset 5
        `);
        return rows.map(({ seconds }) => seconds);
      },
      async stop() {
        await sql(`
          drop trigger record_hit on private.limit_hits;
          drop function private.record_hit();
          drop table private.recorded_hits;
        `);
      },
    };
  }

  beforeEach(() => database.clear());

  test("hands out a due mail with a lease and its first attempt", async () => {
    const [id = ""] = await queue(1);
    const [claimed, ...others] = await claim();
    expect(others).toEqual([]);
    expect(claimed).toMatchObject({ id, status: "sending", attempts: 1 });
    const [lease] = await sql(
      "select leased_until between now() + interval '50 seconds' and now() + interval '60 seconds' as right from public.email_outbox",
    );
    expect(lease).toEqual({ right: true });
  });

  test("hands out no more than asked for, the longest due first, and nothing that is not due", async () => {
    const late = await insertRow(database, "email_outbox", { next_attempt_at: "2026-01-02Z" });
    const early = await insertRow(database, "email_outbox", { next_attempt_at: "2026-01-01Z" });
    expect((await claim(1)).map(({ id }) => id)).toEqual([early]);
    expect((await claim(1)).map(({ id }) => id)).toEqual([late]);
    await insertRow(database, "email_outbox", { next_attempt_at: "2999-01-01Z" });
    expect(await claim()).toEqual([]);
  });

  test("gives each mail away once, to many callers, and never more than 5 in a second", async ({
    onTestFinished,
  }) => {
    const hits = await recordHits();
    onTestFinished(hits.stop);
    const queued = await queue(13);
    const taken: Mail[] = [];
    await atOnce(4, async () => {
      while (taken.length < queued.length) {
        const mails = await claim();
        taken.push(...mails);
        if (mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    expect(taken.map(({ id }) => id).sort()).toEqual(queued.sort());

    const apart = await hits.secondsToTheFifthBefore();
    expect(apart).toHaveLength(8);
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(1);
  });

  test("gives a mail to another caller when the lease has run out", async () => {
    const [id = ""] = await queue(1);
    await claim();
    expect(await claim()).toEqual([]);
    await endLeases();
    expect(await claim()).toMatchObject([{ id, status: "sending", attempts: 2 }]);
  });

  test("refuses a limit, lease or wait that makes no sense", async () => {
    const invalid = { code: "22023" };
    await expect(claim(0, 60)).rejects.toMatchObject(invalid);
    await expect(claim(1, 0)).rejects.toMatchObject(invalid);
    await expect(claim(1, 3601)).rejects.toMatchObject(invalid);
    await expect(fail(crypto.randomUUID(), 1, -1)).rejects.toMatchObject(invalid);
  });
});
