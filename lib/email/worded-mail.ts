import {
  type MailKey,
  type MailPlaceholders,
  placeholdersOf,
} from "@/lib/content/placeholders/mails";
import { fillPlaceholders } from "@/lib/content/placeholders/placeholders";
import { composeMail, type MailBlock, type OutgoingMail, paragraph, subjectPart } from "./mail";

export type MailWords = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The agency's email, for the signature and for replies. */
  contact: string;
};

/** Limit in characters, the same as the database's. */
const maxSubject = 300;

/** `text` is inserted into a paragraph; `block` takes the place of one, and is null for none. */
type BlockValue = { text: string; block: MailBlock | null };

type Values<Key extends MailKey> = Key extends MailKey
  ? {
      [Name in keyof MailPlaceholders<Key>]: MailPlaceholders<Key>[Name] extends "text"
        ? string
        : BlockValue;
    }
  : never;

/** Composes an email from its editable words. Values are inserted as text, never as markup. */
export function wordedMail<Key extends MailKey>(
  kind: Key,
  to: string,
  words: MailWords,
  values: Values<Key>,
): OutgoingMail {
  const all: Record<string, string | BlockValue> = values;
  const texts = Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      name,
      typeof value === "string" ? value : value.text,
    ]),
  );
  const inline = Object.fromEntries(
    placeholdersOf(kind, "text").map((name) => [name, subjectPart(texts[name] ?? "")]),
  );
  return composeMail({
    kind,
    to,
    contact: words.contact,
    subject: fillPlaceholders(words.subject, "{", inline).slice(0, maxSubject),
    heading: fillPlaceholders(words.heading, "{", inline),
    blocks: words.paragraphs.flatMap((text) => {
      const [, alone = ""] = /^\{([^{}]+)\}$/.exec(text) ?? [];
      const value = Object.hasOwn(all, alone) ? all[alone] : undefined;
      if (typeof value === "object") return value.block ?? [];
      return paragraph(...fillPlaceholders(text, "{", texts).split("\n"));
    }),
  });
}
