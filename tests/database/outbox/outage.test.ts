import { expect, test } from "vitest";
import { retryInSeconds } from "@/lib/email/send-queued-mail";
import { onEachDatabase, sizeOn } from "@/tests/database/support/databases";

const forms = [
  ["messages", 0.7, "submit_message('Guest', email, '', 'Hello', ip, mails, key)"],
  ["waitlist", 0.1, "join_waitlist('8', 'Pulseboard', 'Guest', email, ip, mails, key)"],
  ["subscribers", 0.1, "subscribe(email, 'footer', gen_random_uuid(), ip, mails, key)"],
  [
    "bookings",
    0.1,
    `book_consultation(
       gen_random_uuid(), start, start + interval '30 minutes', 'Guest', email, '', 'UTC', '',
       ip, mails, mails, key
     )`,
  ],
] as const;

type Taken = { id: string; attempts: number; mail: string };

onEachDatabase((database) => {
  const { sql } = database;
  const total = sizeOn(database, 1000, 300);
  const count = () => database.count(...forms.map(([table]) => table), "email_outbox");

  /** Submits each form many times, each with a new email and IP and one outgoing email. */
  async function submitAll(): Promise<void> {
    for (const [table, share, call] of forms) {
      await sql(
        `select public.${call} from generate_series(1, $2::integer) as number, lateral (select
           $1::text || number || '@example.com' as email, $1::text || number as ip,
           $1::text || number as key,
           timestamptz '2041-01-01Z' + number * interval '30 minutes' as start
         ) as guest, lateral (select jsonb_build_array(jsonb_build_object('kind', 'test', 'to', email,
           'subject', email, 'html', email, 'text', email)) as mails) as written`,
        table,
        share * total,
      );
    }
  }

  const pass = (seconds: number) =>
    sql(
      `update public.email_outbox
       set next_attempt_at = next_attempt_at - past, leased_until = leased_until - past
       from make_interval(secs => $1) as past`,
      seconds,
    );

  /** Claims the next 100 due emails, regardless of the rate limit. */
  const claim = async () => {
    await sql("delete from private.limit_hits where key = private.hash_key('outbox')");
    return sql<Taken>(
      `select id, attempts, concat(to_address, subject, html, text) as mail
       from public.claim_outbox(100, 30, 100)`,
    );
  };

  /** Sends all due emails and records each outcome with the SQL expression `note`. */
  async function sendDue(send: (taken: Taken[]) => void, note: string): Promise<void> {
    for (let taken = await claim(); taken.length > 0; taken = await claim()) {
      send(taken);
      await sql(
        `select public.${note} from unnest($1::uuid[], $2::integer[], $3::integer[])
           as taken (id, attempt, wait)`,
        taken.map(({ id }) => id),
        taken.map(({ attempts }) => attempts),
        taken.map(({ attempts }) => retryInSeconds(attempts, 30)),
      );
    }
  }

  test("stores every submission and sends each email once despite an outage and two crashes", async () => {
    await submitAll();
    await submitAll();
    const sizes = forms.map(([table, share]) => [table, share * total]);
    const stored = { ...Object.fromEntries(sizes), email_outbox: total };
    expect(await count()).toEqual(stored);

    await sendDue(() => {}, "fail_outbox(id, attempt, '503', wait)");
    await pass(30 * 60);
    expect(await claim(), "taken by a process that is killed with them").toHaveLength(100);
    await pass(30 * 60);

    // The provider is back and stores each email under its idempotency key.
    const delivered = new Map<string, string>();
    let requests = 0;
    const deliver = (taken: Taken[]) => {
      for (const { id, mail } of taken) {
        expect(delivered.get(id) ?? mail, "the same under the same key").toBe(mail);
        delivered.set(id, mail);
        requests += 1;
      }
    };
    // The process is killed after delivering these emails, before recording that.
    deliver(await claim());
    await pass(30);
    await sendDue(deliver, "complete_outbox(id, attempt)");

    expect(requests, "a hundred came twice").toBe(total + 100);
    expect(new Set(delivered.values()).size, "each to somebody else").toBe(total);
    expect(await sql("select status, count(*)::int from public.email_outbox group by 1")).toEqual([
      { status: "sent", count: total },
    ]);
    expect(await count()).toEqual(stored);
  }, 60_000);
});
