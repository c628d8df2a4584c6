import type { TestDatabase } from "@/tests/database/support/databases";

export const MAIL = {
  kind: "contact-notice",
  to: "studio@example.com",
  reply_to: "ines@example.com",
  subject: "A message from Ines",
  html: "<p>Hello.</p>",
  text: "Hello.",
  headers: { "X-Entity-Ref": "1" },
};
export const RECEIPT = {
  kind: "contact-receipt",
  to: "ines@example.com",
  subject: "We have your message",
  html: "<p>Thank you.</p>",
  text: "Thank you.",
};
export const MESSAGE = {
  p_name: "Ines Example",
  p_email: "ines@example.com",
  p_company: "Example Ltd",
  p_message: "Hello.",
  p_ip: "203.0.113.1",
  p_mails: [MAIL, RECEIPT],
};

/** Starts from no message, no mail and no limit used up. */
export async function clearMessages({ sql }: TestDatabase): Promise<void> {
  await sql("delete from public.messages");
  await sql("delete from public.email_outbox");
  await sql("delete from private.limit_hits");
}

/** What submit_message answers to MESSAGE with `changes`: its result, or the error. */
export async function submit({ rest }: TestDatabase, changes: object = {}) {
  const response = await rest("service", "rpc/submit_message", {
    method: "POST",
    body: JSON.stringify({ ...MESSAGE, ...changes }),
  });
  return response.json();
}

export async function stored({ sql }: TestDatabase) {
  const [row] = await sql(
    `select (select count(*)::int from public.messages) as messages,
       (select count(*)::int from public.email_outbox) as mails`,
  );
  return row;
}
