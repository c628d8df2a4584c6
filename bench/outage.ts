import { setTimeout as wait } from "node:timers/promises";
import { publicForms, submitForm } from "./load/submissions.ts";
import { mailProvider } from "./outage/mail-provider.ts";
import { type TwoServers, withTwoServers } from "./outage/two-servers.ts";

// Sends 1,000 submissions to two processes while the mail provider is down, for an hour or the
// given minutes: `npm run bench:outage -- 2`. Kills both processes halfway through the submissions,
// and again once the provider has accepted emails that are not yet recorded as sent. Fails unless
// 1,000 rows are stored and each email arrives exactly once. Uses its own build and database.
const minutes = Number(process.argv[2] ?? 60);
const each = 250;
const atOnce = 8;
const tables = ["messages", "subscribers", "waitlist", "bookings"];

await withTwoServers(async (site) => {
  const provider = mailProvider(site.stack.mailUrl);
  try {
    await provider.fail();
    const start = Date.now();
    await submitAll(site);
    console.log("The provider stays away until its time is over");
    await wait(Math.max(0, start + minutes * 60_000 - Date.now()));
    // Because of backoff, the next attempt may take as long again as the outage has lasted.
    const back = Date.now();
    const end = back + (back - start) + 5 * 60_000;
    await provider.answerLate();
    await until("the provider has mails again", end, () => provider.mails().length > 0);
    await site.killBoth();
    console.log(`Killed both, with ${provider.mails().length} mails just taken`);
    await provider.work();
    await until("all mails are sent", end, async () => (await unsent(site)) === 0);
    console.log(`All sent ${Math.round((Date.now() - back) / 1000)} s after the provider is back`);
    // Wait until the last emails have been read.
    await wait(2_000);
    await check(site, provider.mails());
  } finally {
    await provider.stop();
  }
});

async function submitAll({ urls, killBoth }: TwoServers): Promise<void> {
  const forms = await publicForms(urls[0] ?? "");
  const work = forms.flatMap((form, kind) =>
    Array.from({ length: each }, (_, number) => ({ form, number, visitor: kind * each + number })),
  );
  const start = Date.now();
  const count = work.length;
  let answered = 0;
  let tries = 0;
  const sendNext = async (): Promise<void> => {
    const next = work.splice(Math.floor(Math.random() * work.length), 1)[0];
    if (!next) return;
    const needed = await submitForm(urls, next.form, next.number, next.visitor);
    tries += needed;
    answered += 1;
    // The other submissions continue in the meantime.
    if (answered === count / 2) await killBoth();
    return sendNext();
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  const seconds = ((Date.now() - start) / 1000).toFixed();
  console.log(
    `${answered} submissions answered in ${seconds} s, after ${tries} tries, killed once`,
  );
}

async function unsent({ stack }: TwoServers): Promise<number> {
  const [row] = await stack.sql<{ count: number }>(
    "select count(*)::int as count from public.email_outbox where status <> 'sent'",
  );
  return row?.count ?? Number.NaN;
}

async function check({ stack }: TwoServers, mails: string[]): Promise<void> {
  const counts = tables.map((table) => `(select count(*)::int from public.${table}) as ${table}`);
  const [rows = {}] = await stack.sql<Record<string, number>>(`select ${counts.join()}`);
  const queued = await stack.sql<{ mail: string; attempts: number }>(
    "select to_address || ' ' || subject as mail, attempts from public.email_outbox",
  );
  const attempts = queued.map(({ attempts }) => attempts);
  const most = Math.max(...attempts);
  const all = attempts.reduce((sum, count) => sum + count, 0);
  console.log(`Rows: ${JSON.stringify(rows)}`);
  console.log(`${queued.length} mails queued, ${mails.length} taken by the provider`);
  console.log(`${all} attempts for them, ${most} at the most for one`);
  const once =
    new Set(mails).size === mails.length &&
    mails.length === queued.length &&
    queued.every(({ mail }) => mails.includes(mail));
  const stored = tables.every((table) => rows[table] === each);
  console.log(`  ${stored ? "holds" : "FAILS"}: each submission is stored once`);
  console.log(`  ${once ? "holds" : "FAILS"}: each mail came once`);
  if (!stored || !once) process.exitCode = 1;
}

async function until(
  what: string,
  end: number,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  for (; Date.now() < end; await wait(500)) if (await holds()) return;
  throw new Error(`It took too long until ${what}.`);
}
