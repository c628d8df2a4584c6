import "server-only";
import { Resend } from "resend";
import { env } from "@/lib/env";
import type { Row } from "@/lib/supabase/row";
import type { MailAttachment } from "./mail";

type QueuedMail = Row<
  "email_outbox",
  "id, to_address, reply_to, subject, html, text, headers, attachments"
>;

/** Timeout per email in milliseconds. */
const timeout = 10_000;

/** The provider's error; `retryAfter` is the wait it asks for, in seconds. */
export class DeliveryError extends Error {
  readonly retryAfter: number;

  constructor(message: string, retryAfter = 0) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** The id is the idempotency key, so a retry never sends twice. Throws DeliveryError. */
export async function deliver(mail: QueuedMail): Promise<void> {
  const { RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = env();
  const resend = new Resend(RESEND_API_KEY, { baseUrl: RESEND_BASE_URL });
  const options = { idempotencyKey: mail.id, signal: AbortSignal.timeout(timeout) };
  const attachments = mail.attachments as MailAttachment[];
  const { error, headers } = await resend.emails.send(
    {
      from: MAIL_FROM,
      to: mail.to_address,
      replyTo: mail.reply_to ?? undefined,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: mail.headers as Record<string, string>,
      attachments: attachments.map(({ filename, content, content_type }) => ({
        filename,
        content: Buffer.from(content).toString("base64"),
        contentType: content_type,
      })),
    },
    options,
  );
  if (!error) return;
  const message = `${error.statusCode ?? ""} ${error.message}`.trim();
  throw new DeliveryError(message, Number(headers?.["retry-after"]) || 0);
}
