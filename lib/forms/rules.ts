import { z } from "zod";
import { formatNumber } from "@/lib/numbers";

const control = /[^\P{Cc}\t\r\n]/u;
const lineBreak = /[\r\n\u0085\u2028\u2029]/;

export function text(label: string, limit: number, required = `${label} is required`) {
  return z
    .string({ error: required })
    .trim()
    .max(limit, `${label} must be at most ${formatNumber(limit)} characters`)
    .refine((value) => !control.test(value), `${label} contains a character that cannot be used`);
}

export function line(label: string, limit: number, required?: string) {
  return text(label, limit, required).refine(
    (value) => !lineBreak.test(value),
    `${label} must be on one line`,
  );
}

/** In characters; the database has the same limit. */
const maxEmailLength = 254;

export function emailAddress(required = "Email is required") {
  return line("Email", maxEmailLength, required)
    .min(1, required)
    .pipe(z.email("Invalid email address"));
}
