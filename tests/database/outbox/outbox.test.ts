import { expect, test } from "vitest";
import { atOnce, dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { type Mail, outbox } from "./calls";

const later = "2999-01-01 00:00:00+00";

onEachDatabase((database) => {
  const { as, sql } = database;
  const { claim, complete, endLeases, fail, find, queue } = outbox(database);

  test("leases a due email and counts its first attempt", async () => {
    const [id = ""] = await queue(1);
    const [claimed, ...others] = await claim();
    expect(others).toEqual([]);
    expect(claimed).toMatchObject({ id, status: "sending", attempts: 1 });
    const [lease] = await sql(
      "select leased_until between now() + interval '50 seconds' and now() + interval '60 seconds' as right from public.email_outbox",
    );
    expect(lease).toEqual({ right: true });
  });

  test("hands out at most the requested number of due emails, the longest overdue first", async () => {
    const late = await insertRow(database, "email_outbox", { next_attempt_at: "2026-01-02Z" });
    const early = await insertRow(database, "email_outbox", { next_attempt_at: "2026-01-01Z" });
    expect((await claim(1)).map(({ id }) => id)).toEqual([early]);
    expect((await claim(1)).map(({ id }) => id)).toEqual([late]);
    await insertRow(database, "email_outbox", { next_attempt_at: "2999-01-01Z" });
    expect(await claim()).toEqual([]);
  });

  test("hands out each email to one of several concurrent callers, at most 5 a second", async () => {
    const queued = await queue(8);
    const taken: Mail[] = [];
    await atOnce(4, async () => {
      while (taken.length < queued.length) {
        const mails = await claim();
        taken.push(...mails);
        if (mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    expect(taken.map(({ id }) => id).sort()).toEqual(queued.sort());

    // A lease starts just after its email counts towards the limit, so gaps can be under a second.
    const apart = await sql<{ seconds: number }>(
      `select extract(epoch from leased_until - lag(leased_until, 5) over (order by leased_until))::float8
         as seconds from public.email_outbox order by leased_until offset 5`,
    );
    expect(apart).toHaveLength(3);
    for (const { seconds } of apart) expect(seconds).toBeGreaterThan(0.9);
  });

  test("hands out an email again when its lease expires", async () => {
    const [id = ""] = await queue(1);
    await claim();
    expect(await claim()).toEqual([]);
    await endLeases();
    expect(await claim()).toMatchObject([{ id, status: "sending", attempts: 2 }]);
  });

  test("rejects an invalid limit, lease or retry delay", async () => {
    const invalid = { code: "22023" };
    await expect(claim(0, 60)).rejects.toMatchObject(invalid);
    await expect(claim(1, 0)).rejects.toMatchObject(invalid);
    await expect(claim(1, 3601)).rejects.toMatchObject(invalid);
    await expect(fail(crypto.randomUUID(), 1, -1)).rejects.toMatchObject(invalid);
  });

  test("marks an email as sent and does not hand it out again", async () => {
    const [id = ""] = await queue(1);
    await claim();
    expect(await complete(id, 1)).toBe(true);
    const sent = await find(id);
    expect(sent).toMatchObject({ status: "sent", leased_until: null, attempts: 1 });
    expect(sent?.sent_at).not.toBeNull();
    expect(await complete(id, 1)).toBe(false);
    expect(await fail(id, 1, 0)).toBe(false);
    expect(await claim()).toEqual([]);
  });

  test("schedules a retry of a failed email and stores the error", async () => {
    const [id = ""] = await queue(1);
    await claim();
    expect(await fail(id, 1, 90)).toBe(true);
    expect(await find(id)).toMatchObject({
      status: "pending",
      attempts: 1,
      leased_until: null,
      last_error: "503 unavailable",
    });
    const [row] = await sql(
      "select next_attempt_at between now() + interval '80 seconds' and now() + interval '90 seconds' as right from public.email_outbox",
    );
    expect(row).toEqual({ right: true });
    expect(await claim()).toEqual([]);

    await sql("update public.email_outbox set next_attempt_at = now()");
    expect(await claim()).toMatchObject([{ id, attempts: 2 }]);
    expect(await complete(id, 2)).toBe(true);
    expect(await find(id)).toMatchObject({ status: "sent", last_error: null });
  });

  test.for([undefined, null])(
    "marks an email as dead if given no retry (%s) and truncates its error to 2,000 characters",
    async (retry) => {
      const [id = ""] = await queue(1);
      await claim();
      expect(await fail(id, 1, retry as undefined, "x".repeat(9000))).toBe(true);
      expect(await find(id)).toMatchObject({ status: "dead", last_error: "x".repeat(2000) });
      expect(await claim()).toEqual([]);
    },
  );

  test("ignores the outcome of an attempt that is not the current one", async () => {
    const [id = ""] = await queue(1);
    expect(await complete(id, 0)).toBe(false);
    await claim();
    await endLeases();
    await claim();
    const before = await find(id);
    expect(await complete(id, 1)).toBe(false);
    expect(await fail(id, 1, 0)).toBe(false);
    expect(await fail(id, 1)).toBe(false);
    expect(await complete(id, 3)).toBe(false);
    expect(await find(id)).toEqual(before);
    expect(await complete(id, 2)).toBe(true);
  });

  const store = (values: Record<string, unknown>) => insertRow(database, "email_outbox", values);

  const retry = (p_id: string) => dataOf(as("admin").rpc("retry_outbox", { p_id }));

  test("retries a dead email with its attempts reset, keeping the last error", async () => {
    const id = await store({ status: "dead", attempts: 9, last_error: "422 unknown domain" });
    expect(await claim()).toEqual([]);
    expect(await retry(id)).toBe(true);
    expect(await find(id)).toMatchObject({ last_error: "422 unknown domain" });
    expect(await claim()).toMatchObject([{ id, status: "sending", attempts: 1 }]);
    await fail(id, 1, 60);
    expect(await find(id)).toMatchObject({ status: "pending", attempts: 1 });
    expect(await retry(crypto.randomUUID())).toBe(false);
  });

  test("retries a waiting email immediately", async () => {
    const id = await store({ attempts: 3, next_attempt_at: later, last_error: "503" });
    expect(await retry(id)).toBe(true);
    expect(await claim()).toMatchObject([{ id, attempts: 1 }]);
  });

  test.for<[string, Record<string, unknown>]>([
    ["is being sent", { status: "sending", attempts: 1, leased_until: later }],
    ["was sent", { status: "sent", attempts: 1, sent_at: "2026-01-01 00:00:00+00" }],
    ["was suppressed", { status: "suppressed" }],
    ["has not been tried yet", { status: "pending" }],
  ])("does not retry an email that %s", async ([_what, values]) => {
    const id = await store(values);
    const before = await find(id);
    expect(await retry(id)).toBe(false);
    expect(await find(id)).toEqual(before);
  });
});
