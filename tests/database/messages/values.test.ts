import { beforeEach, describe, expect, test } from "vitest";
import { BAD_DELIVERY, BAD_EMAILS, BAD_NAMES } from "@/tests/database/support/bad-values";
import { onEachDatabase } from "@/tests/database/support/databases";
import { MAIL, MESSAGE, RECEIPT, submit } from "./calls";

onEachDatabase((database) => {
  const { clear, count, sql } = database;
  beforeEach(() => clear("messages"));

  describe("invalid values", () => {
    const mail = (changes: object) => ({ p_mails: [{ ...MAIL, ...changes }] });

    test.for<[string, object]>([
      ...BAD_NAMES,
      ...BAD_EMAILS,
      ...BAD_DELIVERY,
      ["a company of 151 characters", { p_company: "a".repeat(151) }],
      ["a line break in the company", { p_company: "Example\nLtd" }],
      ["no message", { p_message: null }],
      ["a blank message", { p_message: " \n\t " }],
      ["a message of 5,001 characters", { p_message: "a".repeat(5001) }],
      ["a null byte in the message", { p_message: "a\u0000b" }],
      ["six mails", { p_mails: Array(6).fill(MAIL) }],
      ["mails that are null", { p_mails: null }],
      ["mails that are no list", { p_mails: MAIL }],
      ["a mail that is no object", { p_mails: ["mail"] }],
      ["a mail without a subject", mail({ subject: undefined })],
      ["a mail with a number for a text", mail({ text: 1 })],
      ["a mail with an unknown field", mail({ bcc: "all@example.com" })],
      ["a mail to two addresses", mail({ to: "a@example.com, b@example.com" })],
      ["a mail with a bad reply-to", mail({ reply_to: "a@example.com\nX: y" })],
      ["a line break in a header", mail({ headers: { "X-A": "b\r\nX: y" } })],
      ["a line break in a header's name", mail({ headers: { "X-A\r\nX": "y" } })],
      ["a header that is no text", mail({ headers: { "X-A": { b: 1 } } })],
      ["headers that are a list", mail({ headers: ["X-A: b"] })],
      ["a null byte in a mail", mail({ text: "a\u0000b" })],
      ["a second mail that is bad", { p_mails: [MAIL, { ...RECEIPT, to: "nobody" }] }],
    ])("refuses %s, and keeps nothing", async ([_what, changes]) => {
      const answer = await submit(database, changes);
      expect(answer.code).toMatch(/^22/);
      expect(await count("messages", "email_outbox")).toEqual({ messages: 0, email_outbox: 0 });
    });

    test("does not repeat what was sent in the error", async () => {
      const answer = await submit(database, { p_name: "Ines\nExample" });
      expect(JSON.stringify(answer)).not.toContain("Example");
    });

    test.for<[string, object]>([
      ["a name of 100 characters", { p_name: "é".repeat(100) }],
      ["an address of 254 characters", { p_email: `${"a".repeat(242)}@example.com` }],
      ["an address with a plus and dots", { p_email: "i.e+web@mail.example.co.tt" }],
      ["a company of 150 characters", { p_company: "é".repeat(150) }],
      ["a message of 5,000 characters", { p_message: "😀".repeat(5000) }],
      ["a tab in the name", { p_name: "Ines\tExample" }],
      ["lines and markup in the message", { p_message: "One\r\n\r\n<script>two</script>\t'\\" }],
      ["an IPv6 address", { p_ip: "2001:db8::1" }],
    ])("takes %s as it is", async ([_what, changes]) => {
      expect(await submit(database, changes)).toMatchObject({ status: "stored" });
      const { p_name, p_email, p_company, p_message } = { ...MESSAGE, ...changes };
      expect(
        await sql(
          `select user_name as p_name, user_email as p_email, user_company as p_company,
             message as p_message from public.messages`,
        ),
      ).toEqual([{ p_name, p_email, p_company, p_message }]);
    });
  });
});
