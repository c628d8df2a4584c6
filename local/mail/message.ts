/** An email as the catcher stores it and `GET /api/messages` returns it. */
export type Message = {
  id: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  reply_to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  headers: Record<string, string>;
  attachments: Attachment[];
  created_at: string;
};

/** `content` is base64, as received. */
type Attachment = { filename: string; content_type: string; content: string };

export type MailContent = Omit<Message, "id" | "created_at">;

/** An error in the format of Resend's API. */
export type MailError = { statusCode: number; name: string; message: string };

const emailPattern =
  /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/;
const formatHint =
  "The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.";
const maxRecipients = 50;

/** Parses the body of Resend's `POST /emails`; returns the email, or Resend's error for it. */
export function parseMail(body: unknown): MailContent | MailError {
  if (!isRecord(body)) return invalid("The request body should be a JSON object.");
  for (const field of ["from", "to", "subject"]) {
    if (isEmpty(body[field])) return missing(`Missing \`${field}\` field.`);
  }
  if (isEmpty(body.html) && isEmpty(body.text)) return missing("Missing `html` or `text` field.");
  for (const field of ["from", "to", "cc", "bcc", "reply_to"]) {
    const recipients = list(body[field]);
    if (!recipients.every((email) => emailPattern.test(email))) {
      return invalid(`Invalid \`${field}\` field. ${formatHint}`);
    }
    if (recipients.length > maxRecipients) {
      return invalid(`The \`${field}\` field takes at most ${maxRecipients} addresses.`);
    }
  }
  if (!attachments(body).every(isAttachment)) {
    return invalid("Every attachment needs a `filename` and its `content` in base64.");
  }
  return mailContent(body);
}

export const isMailError = (result: object): result is MailError => "statusCode" in result;

export function mailError(statusCode: number, name: string, message: string): MailError {
  return { statusCode, name, message };
}

function mailContent(body: Record<string, unknown>): MailContent {
  const replyTo = list(body.reply_to);
  const headers: Record<string, string> = replyTo.length ? { "Reply-To": replyTo.join(", ") } : {};
  if (isRecord(body.headers)) {
    for (const [name, value] of Object.entries(body.headers)) headers[name] = String(value);
  }
  return {
    from: String(body.from),
    to: list(body.to),
    cc: list(body.cc),
    bcc: list(body.bcc),
    reply_to: replyTo,
    subject: String(body.subject),
    html: isEmpty(body.html) ? null : String(body.html),
    text: isEmpty(body.text) ? null : String(body.text),
    headers,
    attachments: (attachments(body) as Attachment[]).map(({ filename, content_type, content }) => ({
      filename,
      content_type: content_type ?? "application/octet-stream",
      content,
    })),
  };
}

function attachments(body: Record<string, unknown>): unknown[] {
  if (body.attachments === undefined || body.attachments === null) return [];
  return Array.isArray(body.attachments) ? body.attachments : [null];
}

function isAttachment(value: unknown): boolean {
  if (!isRecord(value) || typeof value.filename !== "string" || value.filename === "") return false;
  return typeof value.content === "string" && /^[A-Za-z0-9+/]+={0,2}$/.test(value.content);
}

const missing = (message: string) => mailError(422, "missing_required_field", message);
const invalid = (message: string) => mailError(422, "validation_error", message);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || list(value).length === 0;
}

function list(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
