import { z } from "zod";
import { mails as defaults } from "@/content/mails";
import { checked, line, list, text } from "@/lib/content/form/fields";
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
  const filled = <Schema extends z.ZodType<string, string>>(schema: Schema, names = inline) =>
    key ? withPlaceholders(schema, names, "{") : schema;
  const paragraphs = list("Paragraphs", filled(text("Paragraph", 1_500), known), {
    noun: "paragraph",
    max: 20,
    hint: hintOf(known, required),
  });
  return z.object({
    subject: filled(line("Subject", 150, { hint: hintOf(inline) })),
    heading: filled(line("Heading", 150, { hint: hintOf(inline) })),
    paragraphs: checked(paragraphs, (all) => {
      const missing = required.filter((name) => !all.some((text) => text.includes(`{${name}}`)));
      return [
        missing.length > 0 && ["", `This email needs ${listPlaceholders(missing)}`],
        all.length === 0 && ["", "Add at least one paragraph"],
      ];
    }),
  });
}

function hintOf(known: readonly string[], required: readonly string[] = []): string {
  if (known.length === 0) return "";
  const all = `You can use ${listPlaceholders(known)}`;
  return required.length > 0 ? `${all}. Required: ${listPlaceholders(required)}` : all;
}
