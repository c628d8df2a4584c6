import { serviceClient } from "./stored";

/** Queues an email to each recipient in one transaction with a message, as the site does. */
export async function sendMails(ip: string, to: string[], text: string): Promise<void> {
  const mails = to.map((to) => ({ kind: "test", to, subject: "Test mail", html: text, text }));
  const { data } = await (await serviceClient())
    .rpc("submit_message", {
      p_name: "A visitor",
      p_email: to[0] ?? "",
      p_company: "",
      p_message: crypto.randomUUID(),
      p_ip: ip,
      p_mails: mails,
    })
    .throwOnError();
  if ((data as { status: string }).status !== "stored") throw new Error(JSON.stringify(data));
}

/** Marks due emails to these recipients as sent, without sending them. */
export async function markSent(to: string[]): Promise<void> {
  await settleDue(to, { p_limit: 100, p_per_second: 100 }, (client, attempt) =>
    client.rpc("complete_outbox", attempt),
  );
}

/** Fails one delivery to `to`. It is retried after `seconds`, or given up if that is omitted. */
export function failMail(to: string, error: string, seconds?: number): Promise<boolean> {
  return settleDue([to], { p_limit: 5 }, (client, attempt) =>
    client.rpc("fail_outbox", { ...attempt, p_error: error, p_retry_in_seconds: seconds }),
  );
}

type Client = Awaited<ReturnType<typeof serviceClient>>;
type Attempt = { p_id: string; p_attempt: number };

/** Claims due emails and settles those to `to`, if there are any; others become due again. */
async function settleDue(
  to: string[],
  limits: { p_limit: number; p_per_second?: number },
  settle: (client: Client, attempt: Attempt) => PromiseLike<unknown>,
): Promise<boolean> {
  const client = await serviceClient();
  const claim = client.rpc("claim_outbox", { ...limits, p_lease_seconds: 60 });
  const { data: claimed } = await claim.throwOnError();
  let found = false;
  for (const { id, attempts, to_address } of claimed) {
    const attempt = { p_id: id, p_attempt: attempts };
    const isMeant = to.includes(to_address);
    const retry = { p_error: "Not this one", p_retry_in_seconds: 0 };
    await (isMeant ? settle(client, attempt) : client.rpc("fail_outbox", { ...attempt, ...retry }));
    found ||= isMeant;
  }
  return found;
}
