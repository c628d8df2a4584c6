import { expect, test } from "vitest";
import { book, slot } from "@/tests/database/bookings/calls";
import { receipt, submit } from "@/tests/database/messages/calls";
import { atOnce, onEachDatabase, tally } from "@/tests/database/support/databases";
import { join } from "@/tests/database/waitlist/calls";

onEachDatabase((database) => {
  const { pass, sql } = database;

  const write = (number: number) =>
    submit(database, { p_message: `${number}`, p_ip: `writer ${number}`, p_mails: [receipt] });
  const joinAs = (number: number, to = receipt.to) =>
    join(database, {
      p_project_id: `${number}`,
      p_email: to,
      p_ip: `joiner ${number}`,
      p_mails: [{ ...receipt, kind: "waitlist-receipt", to }],
    });
  const receipts = () =>
    sql("select kind, to_address from public.email_outbox where kind like '%-receipt'");

  test("queues one receipt and four booking emails for 30 submissions from one email", async () => {
    const answers = await atOnce(10, (number) =>
      Promise.all([
        write(number),
        joinAs(number),
        book(database, { ...slot(number), p_ip: `booker ${number}` }),
      ]),
    );
    expect(tally(answers.flat())).toEqual({ stored: 20, booked: 2, held: 2, limited: 6 });
    const mails = await sql<{ kind: string }>(
      "select kind from public.email_outbox where to_address = $1 order by kind",
      receipt.to,
    );
    const bookings = ["booking-booked", "booking-booked", "booking-held", "booking-held"];
    // The receipt is for a message or a waitlist entry, whichever came first.
    const kinds = mails.map(({ kind }) => kind.replace(/^.*-receipt$/, "receipt"));
    expect(kinds).toEqual([...bookings, "receipt"]);
  });

  test.for(["INES@Example.com", "ines+shop@example.com", "Ines+a+b@example.com"])(
    "treats %s as the same mailbox",
    async (to) => {
      await write(1);
      expect(await joinAs(1, to)).toEqual({ status: "stored" });
      expect(await receipts()).toEqual([{ kind: receipt.kind, to_address: receipt.to }]);
    },
  );

  test("queues another receipt after a day", async () => {
    await write(1);
    await pass("23 hours 59 minutes");
    await write(2);
    expect(await receipts()).toHaveLength(1);
    await pass("2 minutes");
    await write(3);
    expect(await receipts()).toHaveLength(2);
  });

  test("sends notices to the email in the settings, or to the default if none is set", async () => {
    const notice = { ...receipt, kind: "message-notice", to: "default@example.com" };
    const recipients = () =>
      sql(
        "select to_address from public.email_outbox where kind = 'message-notice' order by created_at",
      );
    await submit(database, { p_message: "1", p_mails: [notice, receipt] });
    await sql("update public.settings set notification_address = 'team@example.com'");
    await submit(database, { p_message: "2", p_mails: [notice] });
    expect(await recipients()).toEqual([
      { to_address: "default@example.com" },
      { to_address: "team@example.com" },
    ]);
  });

  test("does not count the receipt of a message that was not stored", async () => {
    const bad = { ...receipt, to: "nobody" };
    expect((await submit(database, { p_mails: [receipt, bad] })).code).toMatch(/^22/);
    await write(1);
    expect(await receipts()).toHaveLength(1);
  });
});
