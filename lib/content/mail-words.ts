import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { mails as defaults } from "@/content/mails";
import type { Content } from "./kinds";
import type { MailKey } from "./placeholders/mails";
import { getPublished } from "./queries";

type Words = Content<"mails">;

/** Timeout in milliseconds; a form's sender also waits for the database. */
const formWait = 200;

const lastKnown: Partial<Record<MailKey, Words>> = {};

/** Returns an email's published words; during an outage, the last known ones. Never throws. */
export async function getMailWords(key: MailKey): Promise<Words> {
  const fallback = lastKnown[key] ?? defaults[key];
  const reading = getPublished("mails", key).then((words) => {
    lastKnown[key] = words;
    return words;
  });
  return Promise.race([reading.catch(() => fallback), wait(formWait, fallback)]);
}
