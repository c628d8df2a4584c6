import { beforeEach, expect, test } from "vitest";
import { outbox } from "@/tests/database/outbox/calls";
import { atOnce, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { newsletter } from "./calls";

onEachDatabase((database) => {
  const { sql } = database;
  const { subscribe, confirm, unsubscribe, list } = newsletter(database);
  const { claim, endLeases, find } = outbox(database);

  let id = "";

  beforeEach(async () => {
    await subscribeAndConfirm();
    id = (await list())[0]?.id ?? "";
    await sql("delete from public.email_outbox");
  });

  async function subscribeAndConfirm() {
    const p_confirmation = crypto.randomUUID();
    await subscribe({ p_confirmation });
    await confirm(p_confirmation);
  }

  const queue = (changes: object = {}) =>
    insertRow(database, "email_outbox", {
      kind: "newsletter-letter",
      to_address: "INES@example.com",
      ...changes,
    });

  test("hands out a newsletter addressed to a confirmed subscriber", async () => {
    const letter = await queue();
    expect(await claim()).toMatchObject([{ id: letter, status: "sending" }]);
  });

  test("suppresses newsletters queued before unsubscribing, even after resubscribing", async () => {
    const letter = await queue();
    await unsubscribe(id);
    expect(await claim()).toEqual([]);
    expect(await find(letter)).toMatchObject({ status: "suppressed", attempts: 0 });
    await subscribeAndConfirm();
    expect((await claim()).map((mail) => mail.id)).not.toContain(letter);
  });

  test("suppresses an interrupted newsletter if its reader has since unsubscribed", async () => {
    const letter = await queue();
    await claim();
    await endLeases();
    await unsubscribe(id);
    expect(await claim()).toEqual([]);
    expect(await find(letter)).toMatchObject({ status: "suppressed", leased_until: null });
  });

  test.for(["newsletter", "newsletter-letter", "newsletter.monthly"])(
    "suppresses a %s to a pending or unknown subscriber",
    async (kind) => {
      await unsubscribe(id);
      await subscribe();
      await sql("delete from public.email_outbox");
      await queue({ kind });
      await queue({ kind, to_address: "stranger@example.com" });
      expect(await claim()).toEqual([]);
      const rows = await sql("select distinct status from public.email_outbox");
      expect(rows).toEqual([{ status: "suppressed" }]);
    },
  );

  test("sends every other kind of email to an unsubscribed reader", async () => {
    await unsubscribe(id);
    const kinds = ["message-receipt", "waitlist-receipt", "subscription-confirmation", "booking"];
    for (const kind of kinds) await queue({ kind });
    expect((await claim()).map(({ kind }) => kind).sort()).toEqual(kinds.sort());
  });

  test("does not count suppressed emails towards the batch size or the provider's limit", async () => {
    await unsubscribe(id);
    for (let i = 0; i < 7; i++) await queue({ next_attempt_at: "2026-01-01Z" });
    const receipts = await atOnce(5, () => queue({ kind: "message-receipt" }));
    expect((await claim(5)).map((mail) => mail.id).sort()).toEqual(receipts.sort());
  });
});
