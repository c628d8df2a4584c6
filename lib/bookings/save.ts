import "server-only";
import { type FieldTexts, failure, invalid } from "@/lib/action";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { env } from "@/lib/env";
import { linkSecret } from "@/lib/links/signed-token";
import { getNotificationEmail } from "@/lib/settings/queries";
import { bookingMails } from "./mails";
import {
  type BookOutcome,
  type ChangeOutcome,
  listFreeSlots,
  storeBooking,
  storeCancellation,
  storeMove,
} from "./queries";
import { takenText } from "./read-slot";
import type { Booking, SlotField } from "./schema";
import { bookingLimitText, bookingStrings } from "./strings";

/** All of these throw on an outage. */
export async function book(booking: Booking, ip: string): Promise<BookOutcome> {
  const outcome = await storeBooking(booking, ip, await mailsOf(booking, "booked"));
  if (outcome.status === "booked" || outcome.status === "duplicate") sendQueuedMail();
  return outcome;
}

export async function move(booking: Booking, next: Booking, ip: string): Promise<ChangeOutcome> {
  const outcome = await storeMove(booking, next, ip, await mailsOf(next, "moved"));
  if (outcome.status === "rescheduled") sendQueuedMail();
  return outcome;
}

/** `changed` when the booking is no longer as the caller read it. */
export async function cancel(booking: Booking): Promise<ChangeOutcome> {
  const next: Booking = { ...booking, status: "cancelled", sequence: booking.sequence + 1 };
  const outcome = await storeCancellation(booking, await mailsOf(next, "cancelled"));
  if (outcome.status === "cancelled") sendQueuedMail();
  return outcome;
}

/** Null when the outcome has nothing to do with the time. */
export async function slotFailure(
  outcome: BookOutcome | ChangeOutcome,
  start: number,
  ip: string,
  values: FieldTexts<SlotField>,
) {
  if (outcome.status === "limited") return failure(bookingLimitText(outcome.retryAfter), values);
  if (outcome.status !== "taken") return null;
  // The picker reloads the free times itself; the plain form needs them in the error.
  if (values.day === undefined) return invalid({ starts_at: bookingStrings.taken }, values);
  const slots = await listFreeSlots(Date.now(), ip);
  const time = slots.status === "listed" ? takenText(start, slots.free) : bookingStrings.taken;
  return invalid({ time }, values);
}

async function mailsOf(booking: Booking, change: "booked" | "moved" | "cancelled") {
  return bookingMails(booking, change, {
    agency: await getNotificationEmail(),
    siteUrl: env().SITE_URL,
    secret: linkSecret(env()),
    now: Date.now(),
  });
}
