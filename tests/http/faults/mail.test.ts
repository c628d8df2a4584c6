import { databaseFaultNames as faults } from "@/e2e/support/database-faults";
import { failMails, mailsTo, uniqueEmail } from "@/e2e/support/mail";
import { storedMessages } from "@/e2e/support/stored";
import { expect, inTime, test } from "./faulty-test";
import { answerOf, openPlainly, publicForms } from "./public-forms";

const [contact] = publicForms;

/** How the mail provider responds to the next two emails. If it hangs, the email is still sent. */
const providers = {
  "refuses a mail": { status: 422 },
  "has had too many": { status: 429 },
  fails: { status: 500 },
  hangs: { status: null, delay_ms: 20_000 },
};
type Provider = keyof typeof providers;

/** A mail is sent once its message is stored, so one fault is enough to test every provider. */
const cells = faults.flatMap((fault) => {
  const tested = fault === "down" ? (Object.keys(providers) as Provider[]) : (["hangs"] as const);
  return tested.map((provider) => [fault, provider] as const);
});

const senders: string[] = [];

test.for(cells)(
  "with a %s database and a mail provider that %s, a message is stored once",
  async ([fault, provider], { request, site }) => {
    const email = uniqueEmail();
    const press = await openPlainly(request, contact, await contact.values(email));
    await failMails(providers[provider], 2);
    site.breakDatabase(fault);
    const { status, text } = await inTime(press);
    expect([status, text]).toEqual([200, expect.stringContaining(answerOf(fault, contact))]);
    site.mendDatabase();
    const again = await inTime(press);
    expect(again.text).toContain(contact.success);
    expect(await storedMessages(email)).toHaveLength(1);
    senders.push(email);
  },
);

/** Timeout in milliseconds. An unrecorded failure is retried when its 30 s lease expires. */
const timeout = 100_000;

test("every sender eventually gets exactly one receipt", async () => {
  expect(senders).toHaveLength(cells.length);
  await failMails({ status: null }, 0);
  const receipts = async () => {
    const mails = await Promise.all(senders.map(mailsTo));
    return mails.map(({ length }) => length);
  };
  await expect.poll(receipts, { timeout }).toEqual(senders.map(() => 1));
});
