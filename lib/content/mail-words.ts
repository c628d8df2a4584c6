import "server-only";
import { mails as defaults } from "@/content/mails";
import type { MailWords } from "@/lib/email/worded-mail";
import { readForForm } from "@/lib/supabase/last-known";
import type { Content } from "./kinds";
import type { MailKey } from "./placeholders/mails";
import { getKnown, getPublished } from "./queries";

/** Returns an email's published words; during an outage, the last known ones. Never throws. */
export async function getMailWords(key: MailKey): Promise<MailWords> {
  const [words, { email: contact }] = await Promise.all([
    readForForm<Content<"mails">>(`mails/${key}`, defaults[key], () => getPublished("mails", key)),
    getKnown("site"),
  ]);
  return { ...words, contact };
}
