import "server-only";
import { after } from "next/server";
import { drainOutbox } from "@/lib/email/outbox";
import { env } from "@/lib/env";
import { reportError } from "@/lib/report";
import { linkSecret } from "@/lib/security/signed-link";
import { notificationAddress } from "@/lib/settings/queries";
import { takenText } from "./choice";
import { listFreeSlots } from "./queries";
import type { SlotField } from "./schema";
import { bookingTexts } from "./texts";

/** What the mails of a booking need to know of the site. */
export async function mailSender(now: number) {
  const settings = env();
  return {
    agency: await notificationAddress(),
    siteUrl: settings.SITE_URL,
    secret: linkSecret(settings),
    now,
  };
}

/** Sends what is queued, right after the answer. */
export function sendSoon(): void {
  after(() => drainOutbox().catch((error) => reportError(error, "outbox")));
}

/** That a time is taken. The picker shows by itself what is still free; the plain form has to be told. */
export async function takenErrors(
  start: number,
  address: string,
  values: Partial<Record<SlotField, string>>,
): Promise<Partial<Record<SlotField, string>>> {
  if (values.day === undefined) return { starts_at: bookingTexts.taken };
  const slots = await listFreeSlots(Date.now(), address);
  return { time: slots.status === "listed" ? takenText(start, slots.free) : bookingTexts.taken };
}
