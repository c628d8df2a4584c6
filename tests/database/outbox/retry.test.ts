import { beforeEach, expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { outbox } from "./calls";

const LATER = "2999-01-01 00:00:00+00";

onEachDatabase((database) => {
  const { as } = database;
  const { claim, fail, find } = outbox(database);
  beforeEach(() => database.clear());

  const store = (values: Record<string, unknown>) => insertRow(database, "email_outbox", values);

  const retry = (p_id: string) => dataOf(as("admin").rpc("retry_outbox", { p_id }));

  test("sends a mail again that was given up, with all its attempts and its last error", async () => {
    const id = await store({ status: "dead", attempts: 9, last_error: "422 unknown domain" });
    expect(await claim()).toEqual([]);
    expect(await retry(id)).toBe(true);
    expect(await find(id)).toMatchObject({ last_error: "422 unknown domain" });
    expect(await claim()).toMatchObject([{ id, status: "sending", attempts: 1 }]);
    await fail(id, 1, 60);
    expect(await find(id)).toMatchObject({ status: "pending", attempts: 1 });
  });

  test("does not make a mail wait for its next attempt", async () => {
    const id = await store({ attempts: 3, next_attempt_at: LATER, last_error: "503" });
    expect(await retry(id)).toBe(true);
    expect(await claim()).toMatchObject([{ id, attempts: 1 }]);
  });

  test.for<[string, Record<string, unknown>]>([
    ["is being sent", { status: "sending", attempts: 1, leased_until: LATER }],
    ["was sent", { status: "sent", attempts: 1, sent_at: "2026-01-01 00:00:00+00" }],
    ["was suppressed", { status: "suppressed" }],
    ["has not been tried yet", { status: "pending" }],
  ])("leaves a mail alone that %s", async ([_what, values]) => {
    const id = await store(values);
    const before = await find(id);
    expect(await retry(id)).toBe(false);
    expect(await find(id)).toEqual(before);
  });

  test("finds no mail that does not exist", async () => {
    expect(await retry(crypto.randomUUID())).toBe(false);
  });
});
