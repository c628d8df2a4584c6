import { beforeEach, expect, test } from "vitest";
import { book, clearBookings, slot } from "@/tests/database/bookings/calls";
import { clearMessages, RECEIPT, stored, submit } from "@/tests/database/messages/calls";
import { onEachDatabase } from "@/tests/database/support/databases";

const WAITLIST_RECEIPT = { ...RECEIPT, kind: "waitlist-receipt" };

onEachDatabase((database) => {
  const { rest, sql } = database;
  beforeEach(async () => {
    await clearMessages(database);
    await clearBookings(database);
    await sql("delete from public.waitlist");
  });

  const write = (number: number, to = RECEIPT.to) =>
    submit(database, {
      p_email: to,
      p_message: `Message ${number}`,
      p_ip: `writer ${number}`,
      p_mails: [{ ...RECEIPT, to }],
    });

  async function join(number: number, to = RECEIPT.to) {
    const response = await rest("service", "rpc/join_waitlist", {
      method: "POST",
      body: JSON.stringify({
        p_project_id: `${number}`,
        p_project_name: "Pulseboard",
        p_name: "Ines Example",
        p_email: to,
        p_ip: `joiner ${number}`,
        p_mails: [{ ...WAITLIST_RECEIPT, to }],
      }),
    });
    return response.json();
  }

  const receipts = () =>
    sql<{ kind: string; to_address: string }>(
      "select kind, to_address from public.email_outbox where kind like '%-receipt'",
    );

  test("queues one receipt for 30 forms of three kinds that name one address, and every booking's links", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => [
        write(number),
        join(number),
        book(database, { ...slot(number), p_ip: `booker ${number}` }),
      ]).flat(),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 10 }, () => ["stored", "stored", "booked"]).flat(),
    );
    expect(await receipts()).toHaveLength(1);
    expect(
      await sql("select kind from public.email_outbox where kind = 'booking-booked'"),
    ).toHaveLength(10);
  });

  test.each(["INES@Example.com", "ines+shop@example.com", "Ines+a+b@example.com"])(
    "knows %s for the same mailbox",
    async (to) => {
      await write(1);
      expect(await join(1, to)).toEqual({ status: "stored" });
      expect(await receipts()).toEqual([{ kind: RECEIPT.kind, to_address: RECEIPT.to }]);
    },
  );

  test("queues a receipt for each recipient", async () => {
    await write(1);
    await join(1, "iris@example.com");
    expect(await receipts()).toHaveLength(2);
  });

  test("queues another one after a day", async () => {
    await write(1);
    await sql("update private.limit_hits set hit_at = hit_at - interval '23 hours 59 minutes'");
    await write(2);
    expect(await receipts()).toHaveLength(1);
    await sql("update private.limit_hits set hit_at = hit_at - interval '2 minutes'");
    await write(3);
    expect(await receipts()).toHaveLength(2);
  });

  test("counts no receipt of a message that was not stored", async () => {
    const bad = { ...RECEIPT, to: "nobody" };
    expect((await submit(database, { p_mails: [RECEIPT, bad] })).code).toMatch(/^22/);
    await write(1);
    expect(await receipts()).toHaveLength(1);
  });

  test("holds back no notification to the agency", async () => {
    for (let number = 0; number < 3; number++) {
      await submit(database, { p_message: `${number}`, p_ip: `writer ${number}` });
    }
    expect(await stored(database)).toEqual({ messages: 3, mails: 4 });
  });
});
