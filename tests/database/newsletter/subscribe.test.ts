import { describe, expect, test } from "vitest";
import { atOnce, onEachDatabase, tally } from "@/tests/database/support/databases";
import { newsletter } from "./calls";

const accepted = { status: "accepted" };

onEachDatabase((database) => {
  const { sql } = database;
  const { subscribe, confirm, unsubscribe, expire, list, mails, age } = newsletter(database);

  async function subscribed(): Promise<{ id: string; confirmation: string }> {
    const confirmation = crypto.randomUUID();
    await subscribe({ p_confirmation: confirmation });
    return { id: (await list())[0]?.id ?? "", confirmation };
  }

  async function confirmed(): Promise<{ id: string; confirmation: string }> {
    const made = await subscribed();
    await confirm(made.confirmation);
    return made;
  }

  test("stores a new subscriber as pending and queues a confirmation email", async () => {
    const confirmation = crypto.randomUUID();
    expect(await subscribe({ p_confirmation: confirmation })).toEqual(accepted);
    expect(await list()).toMatchObject([
      { email: "ines@example.com", status: "pending", confirmations: [confirmation] },
    ]);
    expect(await mails()).toEqual(["subscription-confirmation"]);
  });

  describe("a pending subscriber", () => {
    test("gets no second confirmation email within an hour", async () => {
      await subscribed();
      await age("59 minutes");
      expect(await subscribe()).toEqual(accepted);
      expect(await mails()).toHaveLength(1);
    });

    test("gets another confirmation email after an hour, and can use either link", async () => {
      const { confirmation } = await subscribed();
      await age("61 minutes");
      const second = crypto.randomUUID();
      await subscribe({ p_confirmation: second });
      expect(await mails()).toHaveLength(2);
      expect(await list()).toMatchObject([{ confirmations: [second, confirmation] }]);
      expect(await confirm(confirmation)).toEqual({ status: "confirmed" });
      expect(await confirm(second)).toEqual({ status: "used" });
    });

    test("keeps the ten newest links", async () => {
      await subscribed();
      for (let i = 0; i < 12; i++) {
        await age("2 hours");
        await subscribe();
      }
      expect((await list())[0]?.confirmations).toHaveLength(10);
    });

    test("is deleted, along with the link, 30 days after the last confirmation email", async () => {
      const { confirmation } = await subscribed();
      await age("29 days 23 hours");
      expect(await expire()).toBe(0);
      await age("2 hours");
      expect(await expire()).toBe(1);
      expect(await list()).toEqual([]);
      expect(await confirm(confirmation)).toEqual({ status: "unknown" });
    });
  });

  describe("a confirmed subscriber", () => {
    test("is confirmed once, with one welcome email, by 20 concurrent requests", async () => {
      const { confirmation } = await subscribed();
      const answers = await atOnce(20, () => confirm(confirmation));
      expect(tally(answers)).toEqual({ confirmed: 1, used: 19 });
      expect(await mails()).toEqual(["newsletter-welcome", "subscription-confirmation"]);
      const [row] = await sql(
        "select status, confirmed_at is not null as dated from public.subscribers",
      );
      expect(row).toEqual({ status: "confirmed", dated: true });
    });

    test("stays confirmed, gets no email when subscribing again, and never expires", async () => {
      await confirmed();
      await age("90 days");
      expect(await expire()).toBe(0);
      expect(await subscribe()).toEqual(accepted);
      expect(await list()).toMatchObject([{ status: "confirmed" }]);
      expect(await mails()).toHaveLength(2);
    });
  });

  describe("a former subscriber", () => {
    async function left() {
      const { id, confirmation } = await confirmed();
      expect(await unsubscribe(id)).toEqual({ status: "unsubscribed" });
      expect(await unsubscribe(id)).toEqual({ status: "used" });
      expect(await list()).toMatchObject([{ status: "unsubscribed" }]);
      return confirmation;
    }

    test("cannot resubscribe through an old link, even while a new one is pending", async () => {
      const confirmation = await left();
      expect(await confirm(confirmation)).toEqual({ status: "used" });
      await subscribe();
      expect(await confirm(confirmation)).toEqual({ status: "unknown" });
      expect(await list()).toMatchObject([{ status: "pending" }]);
    });

    test("can resubscribe through a new confirmation email, which is sent immediately", async () => {
      await left();
      const again = crypto.randomUUID();
      expect(await subscribe({ p_confirmation: again })).toEqual(accepted);
      expect(await mails()).toHaveLength(3);
      expect(await confirm(again)).toEqual({ status: "confirmed" });
      expect(await list()).toMatchObject([{ status: "confirmed" }]);
    });

    test("becomes unsubscribed again when the new confirmation expires", async () => {
      await left();
      await subscribe();
      await age("31 days");
      expect(await expire()).toBe(1);
      expect(await list()).toMatchObject([{ status: "unsubscribed" }]);
    });
  });

  test("allows unsubscribing before confirmation", async () => {
    const { id, confirmation } = await subscribed();
    expect(await unsubscribe(id)).toEqual({ status: "unsubscribed" });
    expect(await confirm(confirmation)).toEqual({ status: "used" });
  });

  test("finds no subscriber for an unknown ID", async () => {
    expect(await unsubscribe(crypto.randomUUID())).toEqual({ status: "unknown" });
    expect(await confirm(crypto.randomUUID())).toEqual({ status: "unknown" });
  });

  test("does not confirm a subscriber if the welcome email cannot be queued", async () => {
    const { confirmation } = await subscribed();
    expect((await confirm(confirmation, [])).code).toBe("22023");
    expect(await list()).toMatchObject([{ status: "pending" }]);
  });
});
