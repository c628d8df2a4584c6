/** A file that goes with a mail; its content is text. */
export type MailAttachment = { filename: string; content: string; content_type: string };

/** A rendered mail on its way to the outbox; the sender is always the site's own. */
export type OutgoingMail = {
  kind: string;
  to: string;
  reply_to?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: MailAttachment[];
  headers?: Record<string, string>;
};

/** Text as HTML, with nothing left that a mail program could take for markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A value for a subject line: one line, at most 120 characters. */
export function subjectPart(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
