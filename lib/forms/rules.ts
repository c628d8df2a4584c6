import { z } from "zod";

const control = /[^\P{Cc}\t\r\n]/u;
const lineBreak = /[\r\n\u0085\u2028\u2029]/;

/** Text of several lines, trimmed; `label` opens its error messages. */
export function text(label: string, limit: number) {
  return z
    .string({ error: `${label} is required` })
    .trim()
    .max(limit, `${label} must be at most ${limit.toLocaleString("en-US")} characters`)
    .refine((value) => !control.test(value), `${label} contains a character that cannot be used`);
}

/** Text of one line. */
export function line(label: string, limit: number) {
  return text(label, limit).refine(
    (value) => !lineBreak.test(value),
    `${label} must be on one line`,
  );
}

/** The longest mail address there is, in characters; the database has the same limit. */
const longestAddress = 254;

/** A mail address that has to be given. */
export function emailAddress() {
  return line("Email", longestAddress)
    .min(1, "Email is required")
    .pipe(z.email("Invalid email address"));
}
