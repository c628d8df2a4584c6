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
  const client = await serviceClient();
  const limits = { p_limit: 100, p_per_second: 100, p_lease_seconds: 60 };
  const { data: claimed } = await client.rpc("claim_outbox", limits).throwOnError();
  for (const { id, attempts, to_address } of claimed) {
    const attempt = { p_id: id, p_attempt: attempts };
    if (to.includes(to_address)) await client.rpc("complete_outbox", attempt).throwOnError();
    else {
      const retry = { p_error: "Not this one", p_retry_in_seconds: 0 };
      await client.rpc("fail_outbox", { ...attempt, ...retry }).throwOnError();
    }
  }
}

/** Fails one delivery to `to`. It is retried after `seconds`, or given up if that is omitted. */
export async function failMail(to: string, error: string, seconds?: number): Promise<boolean> {
  const client = await serviceClient();
  const { data: claimed } = await client.rpc("claim_outbox", { p_limit: 5, p_lease_seconds: 60 });
  let failed = false;
  for (const mail of claimed ?? []) {
    const isMeant = mail.to_address === to;
    const call = isMeant
      ? { p_error: error, p_retry_in_seconds: seconds }
      : { p_error: "Not this one", p_retry_in_seconds: 0 };
    await client.rpc("fail_outbox", { p_id: mail.id, p_attempt: mail.attempts, ...call });
    failed ||= isMeant;
  }
  return failed;
}
