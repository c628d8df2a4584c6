type Bad = [what: string, values: object];

// What no public form may store: arguments that its function refuses, whichever form it is.

export const BAD_NAMES: Bad[] = [
  ["no name", { p_name: null }],
  ["an empty name", { p_name: "" }],
  ["a blank name", { p_name: "   " }],
  ["a name of 101 characters", { p_name: "a".repeat(101) }],
  ["a line break in the name", { p_name: "Ines\r\nBcc: all@example.com" }],
  ["a null byte in the name", { p_name: "a\u0000b" }],
];

export const BAD_EMAILS: Bad[] = [
  ["no address", { p_email: null }],
  ["a word for an address", { p_email: "ines" }],
  ["two addresses", { p_email: "ines@example.com,iris@example.com" }],
  ["an address with a name", { p_email: "Ines <ines@example.com>" }],
  ["a line break in the address", { p_email: "ines@example.com\nBcc: all@example.com" }],
  ["an address with a line break at its end", { p_email: "ines@example.com\n" }],
  ["a line break before the address", { p_email: "Bcc: all\nines@example.com" }],
  ["a space in the address", { p_email: "in es@example.com" }],
  ["a null byte in the address", { p_email: "a\u0000@example.com" }],
  ["an address of 255 characters", { p_email: `${"a".repeat(243)}@example.com` }],
];

const MAIL = { kind: "bad", to: "ines@example.com", subject: "Hi", html: "<p>", text: "Hello." };

/** The sender's ip and the mails to queue. */
export const BAD_DELIVERY: Bad[] = [
  ["no network address", { p_ip: null }],
  ["an empty network address", { p_ip: "" }],
  ["no mails", { p_mails: [] }],
  ["a bad mail", { p_mails: [{ ...MAIL, to: "nobody" }] }],
  ["a line break in a subject", { p_mails: [{ ...MAIL, subject: "Hello\r\nX: y" }] }],
];
