import type { TestDatabase } from "@/tests/database/support/databases";

const letter = {
  kind: "newsletter-welcome",
  to: "ines@example.com",
  subject: "Welcome",
  html: "<p>Welcome.</p>",
  text: "Welcome.",
  headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
};
const { headers: _, ...confirmationMail } = { ...letter, kind: "subscription-confirmation" };

/** The newsletter's database functions. */
export function newsletter({ call, sql }: TestDatabase) {
  let caller = 0;
  return {
    /** Subscribes from a new IP unless `changes` has one. */
    subscribe: (changes: object = {}) =>
      call("subscribe", {
        p_email: "ines@example.com",
        p_source: "footer",
        p_confirmation: crypto.randomUUID(),
        p_ip: `caller ${caller++}`,
        p_mails: [confirmationMail],
        ...changes,
      }),
    confirm: (p_confirmation: string, p_mails: object[] = [letter]) =>
      call("confirm_subscription", { p_confirmation, p_mails }),
    unsubscribe: (p_id: string) => call("unsubscribe", { p_id }),
    async expire(): Promise<number> {
      const expire = "select private.expire_subscriptions('30 days') as count";
      const [row] = await sql<{ count: number }>(expire);
      return row?.count ?? Number.NaN;
    },

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
    /** Moves the last confirmation email into the past by `interval`. */
    age: (interval: string) =>
      sql(
        "update public.subscribers set confirmation_sent_at = confirmation_sent_at - $1::interval",
        interval,
      ),
  };
}
