import type { TestDatabase } from "@/tests/database/support/databases";

export const notice = {
  kind: "contact-notice",
  to: "studio@example.com",
  reply_to: "ines@example.com",
  subject: "A message from Ines",
  html: "<p>Hello.</p>",
  text: "Hello.",
  headers: { "X-Entity-Ref": "1" },
};
export const receipt = {
  kind: "contact-receipt",
  to: "ines@example.com",
  subject: "We have your message",
  html: "<p>Thank you.</p>",
  text: "Thank you.",
};
export const message = {
  p_name: "Ines Example",
  p_email: "ines@example.com",
  p_company: "Example Ltd",
  p_message: "Hello.",
  p_ip: "203.0.113.1",
  p_mails: [notice, receipt],
};

/** Calls submit_message with `message` and `changes`; resolves to its result or error. */
export const submit = ({ call }: TestDatabase, changes: object = {}) =>
  call("submit_message", { ...message, ...changes });
