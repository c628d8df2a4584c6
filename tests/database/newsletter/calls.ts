import type { TestDatabase } from "@/tests/database/support/databases";

export const CONFIRM_MAIL = {
  kind: "subscription-confirmation",
  to: "ines@example.com",
  subject: "Please confirm",
  html: "<p>Please confirm.</p>",
  text: "Please confirm.",
};
const LETTER = {
  kind: "newsletter-welcome",
  to: "ines@example.com",
  subject: "Welcome",
  html: "<p>Welcome.</p>",
  text: "Welcome.",
  headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
};

/** Starts from no subscriber, no mail and no limit used up. */
export async function clearSubscribers({ sql }: TestDatabase): Promise<void> {
  await sql("delete from public.subscribers");
  await sql("delete from public.email_outbox");
  await sql("delete from private.limit_hits");
}

/** The functions of the newsletter as the server calls them. */
export function newsletter(database: TestDatabase) {
  const { rest, sql } = database;
  let caller = 0;

  async function call(name: string, body: object) {
    const response = await rest("service", `rpc/${name}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    return response.json();
  }

  return {
    /** From a network address of its own unless `changes` names one. */
    subscribe(changes: object = {}) {
      caller += 1;
      return call("subscribe", {
        p_email: "ines@example.com",
        p_source: "footer",
        p_confirmation: crypto.randomUUID(),
        p_ip: `caller ${caller}`,
        p_mails: [CONFIRM_MAIL],
        ...changes,
      });
    },
    confirm: (p_confirmation: string, p_mails: object[] = [LETTER]) =>
      call("confirm_subscription", { p_confirmation, p_mails }),
    unsubscribe: (p_id: string) => call("unsubscribe", { p_id }),
    expire: () => call("expire_subscriptions", {}),

    list: () =>
      sql<{ id: string; email: string; status: string; confirmations: string[] }>(
        "select id, email, status, confirmations::text[] as confirmations from public.subscribers order by email",
      ),
    async mails(): Promise<string[]> {
      const rows = await sql<{ kind: string }>(
        "select kind from public.email_outbox order by kind",
      );
      return rows.map(({ kind }) => kind);
    },
    /** Lets so much time go by since the last confirmation mail. */
    age: (interval: string) =>
      sql(
        "update public.subscribers set confirmation_sent_at = confirmation_sent_at - $1::interval",
        interval,
      ),
  };
}
