import { z } from "zod";
import { formatNumber } from "@/lib/numbers";

const control = /[^\P{Cc}\t\r\n]/u;
const lineBreak = /[\r\n\u0085\u2028\u2029]/;

/**
 * They turn words round or hide among letters. Joiners within a word or an emoji are part of it.
 */
const invisible =
  /(?![\u200c\u200d])\p{Cf}|(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;

export function text(label: string, limit: number, required?: string) {
  return limited(typed(label, required), label, limit);
}

function typed(label: string, required = `${label} is required`) {
  return z.string({ error: required });
}

function limited(value: z.ZodString, label: string, limit: number) {
  return value
    .trim()
    .max(limit, `${label} must be at most ${formatNumber(limit)} characters`)
    .refine((value) => !control.test(value), `${label} contains a character that cannot be used`);
}

export function line(label: string, limit: number, required?: string) {
  const visible = typed(label, required).overwrite((value) => value.replace(invisible, ""));
  return limited(visible, label, limit).refine(
    (value) => !lineBreak.test(value),
    `${label} must be on one line`,
  );
}

/** In characters; the database has the same limit. */
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

/** As zod's own, which takes no top-level domain like "xn--p1ai". */
const pattern = new RegExp(
  z.regexes.email.source.replace(/\[A-Za-z\]\{2,\}\$$/, "(?:[A-Za-z]{2,}|xn--[a-z0-9-]+)$$"),
);

/** An address as mail servers take it: "info@müller.example" is at "xn--mller-kva.example". */
export function withAsciiDomain(email: string): string {
  const [, mailbox, domain] = /^(.*)@([^@/?#:\\%[\]]+)$/su.exec(email) ?? [];
  const url = `http://${domain}`;
  if (!domain || /^[\x21-\x7e]*$/.test(domain) || !URL.canParse(url)) return email;
  return `${mailbox}@${new URL(url).hostname}`;
}
