import { beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { clearMessages, MAIL, MESSAGE, RECEIPT, stored, submit } from "./calls";

onEachDatabase((database) => {
  const { sql } = database;
  beforeEach(() => clearMessages(database));

  describe("invalid values", () => {
    const bad: [string, object][] = [
      ["no name", { p_name: null }],
      ["an empty name", { p_name: "" }],
      ["a blank name", { p_name: "   " }],
      ["a name of 101 characters", { p_name: "a".repeat(101) }],
      ["a line break in the name", { p_name: "Ines\r\nBcc: all@example.com" }],
      ["no address", { p_email: null }],
      ["a word for an address", { p_email: "ines" }],
      ["two addresses", { p_email: "ines@example.com,iris@example.com" }],
      ["an address with a name", { p_email: "Ines <ines@example.com>" }],
      ["a line break in the address", { p_email: "ines@example.com\nBcc: all@example.com" }],
      ["an address with a line break at its end", { p_email: "ines@example.com\n" }],
      ["a line break before the address", { p_email: "Bcc: all\nines@example.com" }],
      ["a space in the address", { p_email: "in es@example.com" }],
      ["an address of 255 characters", { p_email: `${"a".repeat(243)}@example.com` }],
      ["a company of 151 characters", { p_company: "a".repeat(151) }],
      ["a line break in the company", { p_company: "Example\nLtd" }],
      ["no message", { p_message: null }],
      ["a blank message", { p_message: " \n\t " }],
      ["a message of 5,001 characters", { p_message: "a".repeat(5001) }],
      ["a null byte in the message", { p_message: "a\u0000b" }],
      ["a null byte in the name", { p_name: "a\u0000b" }],
      ["no network address", { p_ip: null }],
      ["an empty network address", { p_ip: "" }],
      ["no mails", { p_mails: [] }],
      ["six mails", { p_mails: Array(6).fill(MAIL) }],
      ["mails that are null", { p_mails: null }],
      ["mails that are no list", { p_mails: MAIL }],
      ["a mail that is no object", { p_mails: ["mail"] }],
      ["a mail without a subject", { p_mails: [{ ...MAIL, subject: undefined }] }],
      ["a mail with a number for a text", { p_mails: [{ ...MAIL, text: 1 }] }],
      ["a mail with an unknown field", { p_mails: [{ ...MAIL, bcc: "all@example.com" }] }],
      ["a mail to two addresses", { p_mails: [{ ...MAIL, to: "a@example.com, b@example.com" }] }],
      ["a mail with a bad reply-to", { p_mails: [{ ...MAIL, reply_to: "a@example.com\nX: y" }] }],
      ["a line break in a subject", { p_mails: [{ ...MAIL, subject: "Hello\r\nX: y" }] }],
      ["a line break in a header", { p_mails: [{ ...MAIL, headers: { "X-A": "b\r\nX: y" } }] }],
      ["a line break in a header's name", { p_mails: [{ ...MAIL, headers: { "X-A\r\nX": "y" } }] }],
      ["a header that is no text", { p_mails: [{ ...MAIL, headers: { "X-A": { b: 1 } } }] }],
      ["headers that are a list", { p_mails: [{ ...MAIL, headers: ["X-A: b"] }] }],
      ["a null byte in a mail", { p_mails: [{ ...MAIL, text: "a\u0000b" }] }],
      ["a second mail that is bad", { p_mails: [MAIL, { ...RECEIPT, to: "nobody" }] }],
    ];

    test.each(bad)("refuses %s, and keeps nothing", async (_what, changes) => {
      const answer = await submit(database, changes);
      expect(answer.code).toMatch(/^22/);
      expect(await stored(database)).toEqual({ messages: 0, mails: 0 });
    });

    test("does not repeat what was sent in the error", async () => {
      const answer = await submit(database, { p_name: "Ines\nExample" });
      expect(JSON.stringify(answer)).not.toContain("Example");
    });

    const good: [string, object][] = [
      ["a name of 100 characters", { p_name: "é".repeat(100) }],
      ["an address of 254 characters", { p_email: `${"a".repeat(242)}@example.com` }],
      ["an address with a plus and dots", { p_email: "i.e+web@mail.example.co.tt" }],
      ["a company of 150 characters", { p_company: "é".repeat(150) }],
      ["a message of 5,000 characters", { p_message: "😀".repeat(5000) }],
      ["a tab in the name", { p_name: "Ines\tExample" }],
      ["lines and markup in the message", { p_message: "One\r\n\r\n<script>two</script>\t'\\" }],
      ["an IPv6 address", { p_ip: "2001:db8::1" }],
    ];

    test.each(good)("takes %s as it is", async (_what, changes) => {
      expect(await submit(database, changes)).toMatchObject({ status: "stored" });
      const message = { ...MESSAGE, ...changes };
      expect(
        await sql("select user_name, user_email, user_company, message from public.messages"),
      ).toEqual([
        {
          user_name: message.p_name,
          user_email: message.p_email,
          user_company: message.p_company,
          message: message.p_message,
        },
      ]);
    });
  });
});
