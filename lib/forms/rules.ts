import { z } from "zod";
import { formatNumber } from "@/lib/numbers";

const control = /[^\P{Cc}\t\r\n]/u;
const lineBreak = /[\r\n\u0085\u2028\u2029]/;

/**
 * Invisible characters reverse text or hide among letters. Joiners within a word or an emoji are
 * allowed.
 */
export const invisible =
  /(?![\u200c\u200d])\p{Cf}|(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;

export function text(label: string, limit: number, required?: string) {
  // Forms are sent with CRLF, but browsers count a line break as one character.
  const unified = typed(label, required).overwrite((value) => value.replaceAll("\r\n", "\n"));
  return limited(unified, label, limit);
}

const typed = (label: string, required = `${label} is required`) => z.string({ error: required });

function limited(value: z.ZodString, label: string, limit: number) {
  return value
    .trim()
    .max(limit, `${label} must be at most ${formatNumber(limit)} characters`)
    .refine((value) => !control.test(value), `${label} contains a character that isn't allowed`);
}

export function line(label: string, limit: number, required?: string) {
  const visible = typed(label, required).overwrite((value) => value.replace(invisible, ""));
  return limited(visible, label, limit).refine(
    (value) => !lineBreak.test(value),
    `${label} must be on one line`,
  );
}

/** Limit in characters; the database enforces the same one. */
const maxEmailLength = 254;

export function emailAddress(required = "Email is required") {
  return line("Email", maxEmailLength, required)
    .min(1, required)
    .overwrite(withAsciiDomain)
    .pipe(
      z
        .email({ pattern, error: "Invalid email address" })
        .max(maxEmailLength, "Invalid email address"),
    );
}

/** zod's own pattern, extended to accept top-level domains such as "xn--p1ai". */
const pattern = new RegExp(
  z.regexes.email.source.replace(/\[A-Za-z\]\{2,\}\$$/, "(?:[A-Za-z]{2,}|xn--[a-z0-9-]+)$$"),
);

/**
 * Converts the domain to ASCII for mail servers: "müller.example" becomes "xn--mller-kva.example".
 */
export function withAsciiDomain(email: string): string {
  const [, mailbox, domain] = /^(.*)@([^@/?#:\\%[\]]+)$/su.exec(email) ?? [];
  const url = `http://${domain}`;
  if (!domain || /^[\x21-\x7e]*$/.test(domain) || !URL.canParse(url)) return email;
  return `${mailbox}@${new URL(url).hostname}`;
}
