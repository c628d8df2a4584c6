import { z } from "zod";
import { mails as defaults } from "@/content/mails";
import { line, list, text } from "@/lib/content/form/fields";
import { kind } from "@/lib/content/kind";
import {
  isMailKey,
  type MailKey,
  mailKinds,
  placeholdersOf,
} from "@/lib/content/placeholders/mails";
import { listPlaceholders, withPlaceholders } from "@/lib/content/placeholders/placeholders";

export const mails = kind({
  noun: "email",
  description:
    "Emails to visitors. Sign-in and password emails are in supabase/templates; security notices and emails to you are fixed.",
  schema: wordsOf(null),
  schemaFor: (key) => wordsOf(isMailKey(key) ? key : null),
  defaults: () => defaults,
  files: (mails) => ({ "content/mails.ts": { mails } }),
  titleOf: (_value, key) => (isMailKey(key) ? mailKinds[key].name : key),
});

/** Without a key, placeholders aren't checked. */
function wordsOf(key: MailKey | null) {
  const inline = key ? placeholdersOf(key, "text") : [];
  const known = key ? placeholdersOf(key, "text", "block", "required") : [];
  const required = key ? placeholdersOf(key, "required") : [];
  const checked = <Schema extends z.ZodType<string, string>>(schema: Schema, names = inline) =>
    key ? withPlaceholders(schema, names, "{") : schema;
  const paragraphs = list("Paragraphs", checked(text("Paragraph", 1_500), known), {
    noun: "paragraph",
    max: 20,
    hint: hintOf(known, required),
  });
  const complete = paragraphs.superRefine((value, { addIssue }) => {
    const missing = required.filter((name) => !value.some((one) => one.includes(`{${name}}`)));
    if (missing.length === 0) return;
    addIssue({ code: "custom", message: `This email needs ${listPlaceholders(missing)}` });
  });
  return z.object({
    subject: checked(line("Subject", 150, { hint: hintOf(inline) })),
    heading: checked(line("Heading", 150, { hint: hintOf(inline) })),
    paragraphs: complete.meta(paragraphs.meta() ?? {}),
  });
}

function hintOf(known: readonly string[], required: readonly string[] = []): string {
  if (known.length === 0) return "";
  const all = `You can use ${listPlaceholders(known)}`;
  return required.length > 0 ? `${all}. Required: ${listPlaceholders(required)}` : all;
}
