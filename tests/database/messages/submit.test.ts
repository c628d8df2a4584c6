import { describe, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { message, notice, receipt, submit } from "./calls";

onEachDatabase((database) => {
  const { sql } = database;

  test("stores a message with its two emails", async () => {
    const answer = await submit(database);
    expect(answer).toEqual({ status: "stored", id: expect.any(String) });
    const rows = await sql("select id, read_at, is_spam from public.messages");
    expect(rows).toEqual([{ id: answer.id, read_at: null, is_spam: false }]);
    const mails = await sql(
      "select kind, to_address, reply_to, subject, html, text, headers, status, attempts, next_attempt_at <= now() as due from public.email_outbox order by kind",
    );
    const expected = [notice, { reply_to: null, headers: {}, ...receipt }];
    const queued = { status: "pending", attempts: 0, due: true };
    expect(mails).toEqual(
      expected.map(({ to, ...mail }) => ({ ...mail, to_address: to, ...queued })),
    );
  });

  test.for([null, ""])("accepts a message without a company (%j)", async (p_company) => {
    expect(await submit(database, { p_company })).toMatchObject({ status: "stored" });
    expect(await sql("select user_company from public.messages")).toEqual([{ user_company: null }]);
  });

  describe("a resubmitted message", () => {
    test("counts as new after 24 hours", async () => {
      await submit(database);
      await sql("update public.messages set created_at = now() - interval '23 hours 59 minutes'");
      expect(await submit(database)).toMatchObject({ status: "duplicate" });
      await sql("update public.messages set created_at = now() - interval '24 hours 1 minute'");
      expect(await submit(database)).toMatchObject({ status: "stored" });
    });

    test.for([
      { p_message: "Hello!" },
      { p_name: "Iris Example" },
      { p_email: "iris@example.com" },
      { p_company: null },
    ])("counts as new with %j", async (changes) => {
      await submit(database);
      expect(await submit(database, changes)).toMatchObject({ status: "stored" });
    });
  });

  test.for<[string, object]>([
    ["a name of 100 characters", { p_name: "é".repeat(100) }],
    ["an email of 254 characters", { p_email: `${"a".repeat(242)}@example.com` }],
    ["an email with a plus and dots", { p_email: "i.e+web@mail.example.co.tt" }],
    ["a company of 150 characters", { p_company: "é".repeat(150) }],
    ["a message of 5,000 characters", { p_message: "😀".repeat(5000) }],
    ["a tab in the name", { p_name: "Ines\tExample" }],
    ["lines and markup in the message", { p_message: "One\r\n\r\n<script>two</script>\t'\\" }],
    ["an IPv6 address", { p_ip: "2001:db8::1" }],
  ])("accepts %s unchanged", async ([_what, changes]) => {
    expect(await submit(database, changes)).toMatchObject({ status: "stored" });
    const { p_name, p_email, p_company, p_message } = { ...message, ...changes };
    expect(
      await sql(
        `select user_name as p_name, user_email as p_email, user_company as p_company,
           message as p_message from public.messages`,
      ),
    ).toEqual([{ p_name, p_email, p_company, p_message }]);
  });
});
