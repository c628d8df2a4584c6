import { beforeEach, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { outbox } from "./calls";

onEachDatabase((database) => {
  const { sql } = database;
  const { claim, complete, endLeases, fail, find, queue } = outbox(database);
  beforeEach(() => database.clear());

  test("marks a mail as sent, and does not hand it out again", async () => {
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

  test("puts a failed mail back for later, with the error", async () => {
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
    "gives a mail up when there is no next time (%s), with 2,000 characters of its error",
    async (retry) => {
      const [id = ""] = await queue(1);
      await claim();
      expect(await fail(id, 1, retry as undefined, "x".repeat(9000))).toBe(true);
      expect(await find(id)).toMatchObject({ status: "dead", last_error: "x".repeat(2000) });
      expect(await claim()).toEqual([]);
    },
  );

  test("changes nothing for an attempt that is not the current one", async () => {
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
});
