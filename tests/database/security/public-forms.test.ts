import { describe, expect, test } from "vitest";
import { book, bookingMails, slot } from "@/tests/database/bookings/calls";
import { notice, receipt, submit } from "@/tests/database/messages/calls";
import { newsletter } from "@/tests/database/newsletter/calls";
import {
  atOnce,
  expectBetween,
  onEachDatabase,
  type TestDatabase,
  tally,
} from "@/tests/database/support/databases";
import { join } from "@/tests/database/waitlist/calls";

type Bad = [what: string, values: object];
type Form = {
  table: "messages" | "waitlist" | "subscribers" | "bookings";
  /** Calls the function with valid values and `changes`; resolves to its result or error. */
  send(database: TestDatabase, changes: object): ReturnType<Response["json"]>;
  /** Values that make a new submission for each number. */
  other(number: number): object;
  /** Statuses of a new submission, of a repeat, and of a repeat past the limit. */
  answers: [stored: string, again: string, limited: string];
  /** Emails queued for one submission, and for five from one IP. Bookings have their own limits. */
  mails: [number, number?];
  bad: Bad[];
};

const badNames: Bad[] = [
  ["no name", { p_name: null }],
  ["an empty name", { p_name: "" }],
  ["a blank name", { p_name: "   " }],
  ["a name of 101 characters", { p_name: "a".repeat(101) }],
  ["a line break in the name", { p_name: "Ines\r\nBcc: all@example.com" }],
  ["a null byte in the name", { p_name: "a\u0000b" }],
];

/** Values that every form rejects. */
const badValues: Bad[] = [
  ["no email", { p_email: null }],
  ["a word for an email", { p_email: "ines" }],
  ["two emails", { p_email: "ines@example.com,iris@example.com" }],
  ["an email with a name", { p_email: "Ines <ines@example.com>" }],
  ["a line break in the email", { p_email: "ines@example.com\nBcc: all@example.com" }],
  ["an email with a line break at its end", { p_email: "ines@example.com\n" }],
  ["a line break before the email", { p_email: "Bcc: all\nines@example.com" }],
  ["a space in the email", { p_email: "in es@example.com" }],
  ["a null byte in the email", { p_email: "a\u0000@example.com" }],
  ["an email of 255 characters", { p_email: `${"a".repeat(243)}@example.com` }],
  ["no ip", { p_ip: null }],
  ["an empty ip", { p_ip: "" }],
  ["no mails", { p_mails: [] }],
  ["a bad mail", mail({ to: "nobody" })],
  ["a line break in a subject", mail({ subject: "Hello\r\nX: y" })],
];

const forms: Form[] = [
  {
    table: "messages",
    send: submit,
    other: (number) => ({ p_message: `Number ${number}` }),
    answers: ["stored", "duplicate", "duplicate"],
    mails: [2, 6],
    bad: [
      ...badNames,
      ["a company of 151 characters", { p_company: "a".repeat(151) }],
      ["a line break in the company", { p_company: "Example\nLtd" }],
      ["no message", { p_message: null }],
      ["a blank message", { p_message: " \n\t " }],
      ["a message of 5,001 characters", { p_message: "a".repeat(5001) }],
      ["a null byte in the message", { p_message: "a\u0000b" }],
      ["six mails", { p_mails: Array(6).fill(notice) }],
      ["mails that are null", { p_mails: null }],
      ["mails that are no list", { p_mails: notice }],
      ["a mail that is no object", { p_mails: ["mail"] }],
      ["a mail without a subject", mail({ subject: undefined })],
      ["a mail with a number for a text", mail({ text: 1 })],
      ["a mail with an unknown field", mail({ bcc: "all@example.com" })],
      ["a mail to two emails", mail({ to: "a@example.com, b@example.com" })],
      ["a mail with a bad reply-to", mail({ reply_to: "a@example.com\nX: y" })],
      ["a line break in a header", mail({ headers: { "X-A": "b\r\nX: y" } })],
      ["a line break in a header's name", mail({ headers: { "X-A\r\nX": "y" } })],
      ["a header that is no text", mail({ headers: { "X-A": { b: 1 } } })],
      ["a header with a recipient", mail({ headers: { BCC: "somebody@example.org" } })],
      ["headers that are a list", mail({ headers: ["X-A: b"] })],
      ["a null byte in a mail", mail({ text: "a\u0000b" })],
      ["a second mail that is bad", { p_mails: [notice, { ...receipt, to: "nobody" }] }],
    ],
  },
  {
    table: "waitlist",
    send: join,
    other: (number) => {
      const to = `ines-${number}@example.com`;
      return { p_email: to, p_mails: [{ ...receipt, to }] };
    },
    answers: ["stored", "duplicate", "limited"],
    mails: [1, 5],
    bad: [
      ...badNames,
      ["no project", { p_project_id: null }],
      ["no project's name", { p_project_name: null }],
    ],
  },
  {
    table: "subscribers",
    send: (database, changes) => newsletter(database).subscribe(changes),
    other: (number) => ({ p_email: `ines+${number}@example.com` }),
    answers: ["accepted", "accepted", "limited"],
    mails: [1, 5],
    bad: [
      ["an unknown source", { p_source: "elsewhere" }],
      ["no source", { p_source: null }],
      ["no confirmation", { p_confirmation: null }],
      ["a confirmation that is no UUID", { p_confirmation: "x" }],
    ],
  },
  {
    table: "bookings",
    send: book,
    other: slot,
    answers: ["booked", "duplicate", "duplicate"],
    mails: [2],
    bad: [
      ...badNames,
      ["a note of 2,001 characters", { p_note: "a".repeat(2001) }],
      ["a null byte in the note", { p_note: "a\u0000b" }],
      ["no time zone", { p_time_zone: null }],
      ["a time zone that is markup", { p_time_zone: "<b>" }],
      ["a plan with spaces", { p_plan: "free plan" }],
      ["an end before the start", { p_ends_at: "2041-01-01T12:00:00Z" }],
      ["a whole day", { p_ends_at: "2041-01-02T13:00:00Z" }],
      ["no time", { p_starts_at: null }],
      [
        "a time that is past",
        { p_starts_at: "2020-01-01T13:00:00Z", p_ends_at: "2020-01-01T13:30:00Z" },
      ],
      ["a file name that leaves its folder", file({ filename: "../a.ics" })],
      ["a file without content", file({ content: "" })],
      ["a line break in a file's type", file({ content_type: "text/calendar\r\nX: y" })],
      ["a file of another shape", file({ path: "/etc/passwd" })],
      ["files that are no list", { p_mails: [{ ...bookingMails[0], attachments: {} }] }],
    ],
  },
];

onEachDatabase((database) => {
  describe.for(forms)("$table", ({ table, send: sendTo, other, answers, mails, bad }) => {
    const [done, again, pastLimit] = answers;
    const send = (changes: object = {}, p_ip = "203.0.113.1") =>
      sendTo(database, { p_ip, ...changes });
    const stored = () => database.count(table, "email_outbox");

    test("are stored once, with their emails, when submitted six times concurrently", async () => {
      // The lock blocks inserts, so none of the six can see another's row. PGlite, with its single
      // connection, would only sleep.
      const lock = `do $$ begin lock table public.${table} in share mode; perform pg_sleep(0.3); end $$`;
      const held = database.databaseUrl && database.sql(lock);
      if (held) await new Promise((resolve) => setTimeout(resolve, 100));
      const answers = await atOnce(6, (index) =>
        send({ p_email: index % 2 ? "INES@example.com" : "ines@example.com" }, `writer ${index}`),
      );
      await held;
      expect(tally(answers)).toEqual(done === again ? { [done]: 6 } : { [done]: 1, [again]: 5 });
      if ("id" in answers[0]) expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await stored()).toEqual({ [table]: 1, email_outbox: mails[0] });
    });

    if (mails[1]) {
      test("are limited to five of 20 concurrent submissions from one IP, with their emails", async () => {
        const answers = await atOnce(20, (number) => send(other(number)));
        expect(tally(answers)).toEqual({ [done]: 5, limited: 15 });
        expect(await stored()).toEqual({ [table]: 5, email_outbox: mails[1] });
      });

      test("are rejected past the limit with the seconds to wait, but not from another IP", async () => {
        for (let number = 0; number < 5; number++) await send(other(number));
        const limited = await send(other(5));
        expect(limited).toEqual({ status: "limited", retry_after: expect.any(Number) });
        expectBetween(limited.retry_after, 580, 600);
        // Past the limit, only some forms still report a repeat as a duplicate.
        expect((await send(other(0))).status).toBe(pastLimit);
        expect(await send(other(6), "203.0.113.2")).toMatchObject({ status: done });
        await database.pass(`${limited.retry_after} seconds`);
        expect(await send(other(5))).toMatchObject({ status: done });
      });
    }

    test("are rejected with invalid values, which are neither echoed nor stored", async () => {
      for (const [what, changes] of [...badValues, ...bad]) {
        expect((await send(changes)).code, what).toMatch(/^22/);
        expect(await stored(), what).toEqual({ [table]: 0, email_outbox: 0 });
      }
      expect(JSON.stringify(await send({ p_email: "secret-word" }))).not.toContain("secret-word");
    });
  });
});

function mail(changes: object) {
  return { p_mails: [{ ...notice, ...changes }] };
}

function file(changes: object) {
  const [mail] = bookingMails;
  return { p_mails: [{ ...mail, attachments: [{ ...mail?.attachments[0], ...changes }] }] };
}
