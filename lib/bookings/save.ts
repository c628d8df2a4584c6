import "server-only";
import { type FieldStrings, invalid, withReporting } from "@/lib/action";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { env } from "@/lib/env";
import { limited } from "@/lib/forms/limited";
import type { Sender } from "@/lib/forms/sender";
import { linkSecret } from "@/lib/links/signed-token";
import { defaultNotificationEmail } from "@/lib/settings/queries";
import { serviceClient } from "@/lib/supabase/service";
import { bookingMails, confirmationMail } from "./mails";
import { listFreeSlots } from "./queries";
import type { Booking, SlotField } from "./schema";
import { slotEnd, takenText } from "./slots";
import { bookingLimitText, bookingStrings } from "./strings";

type Limited = { status: "limited"; retryAfter: number };
type BookOutcome =
  | { status: "booked" | "duplicate" | "taken" }
  | { status: "held"; heldUntil: number }
  | Limited;
export type ChangeOutcome =
  | { status: "cancelled" | "rescheduled" | "taken" | "missing" | "changed" | "past" }
  | Limited;

/** Each of these stores and queues the mails in one transaction, and throws on an outage. */
export async function book(booking: Booking, sender: Sender): Promise<BookOutcome> {
  const answer = await serviceClient().rpc("book_consultation", {
    p_id: booking.id,
    ...times(booking.startsAt),
    p_name: booking.name,
    p_email: booking.email,
    p_note: booking.note,
    p_time_zone: booking.timeZone,
    p_plan: booking.plan,
    p_ip: sender.ip,
    p_key: sender.key,
    p_mails: mailsOf(booking, "booked"),
    p_hold_mails: [confirmationMail(booking, mailSettings())],
  });
  const outcome = outcomeOf<BookOutcome>("book_consultation", answer);
  if (/^(booked|held|duplicate)$/.test(outcome.status)) sendQueuedMail();
  return outcome;
}

/** Changes nothing unless the booking is held. */
export async function confirm(booking: Booking): Promise<void> {
  const next: Booking = { ...booking, status: "confirmed", heldUntil: null };
  const answer = await serviceClient().rpc("confirm_booking", {
    p_id: booking.id,
    p_mails: mailsOf(next, "booked"),
  });
  const { status } = outcomeOf<{ status: string }>("confirm_booking", answer);
  if (status === "confirmed") sendQueuedMail();
}

export async function move(booking: Booking, next: Booking, ip: string): Promise<ChangeOutcome> {
  const answer = await serviceClient().rpc("reschedule_booking", {
    p_id: booking.id,
    p_sequence: booking.sequence,
    ...times(next.startsAt),
    p_time_zone: next.timeZone,
    p_ip: ip,
    p_mails: mailsOf(next, "moved"),
  });
  const outcome = outcomeOf<ChangeOutcome>("reschedule_booking", answer);
  if (outcome.status === "rescheduled") sendQueuedMail();
  return outcome;
}

/** `changed` when the booking is no longer as the caller read it. The audit log names the `admin`. */
export async function cancel(booking: Booking, admin?: string): Promise<ChangeOutcome> {
  const next: Booking = { ...booking, status: "cancelled", sequence: booking.sequence + 1 };
  const values = {
    p_id: booking.id,
    p_sequence: booking.sequence,
    p_mails: mailsOf(next, "cancelled"),
  };
  const answer = admin
    ? await serviceClient().rpc("cancel_booking_as_admin", { ...values, p_admin: admin })
    : await serviceClient().rpc("cancel_booking", values);
  const outcome = outcomeOf<ChangeOutcome>("cancel_booking", answer);
  if (outcome.status === "cancelled") sendQueuedMail();
  return outcome;
}

/** Null when the outcome has nothing to do with the time. */
export async function slotFailure(
  outcome: BookOutcome | ChangeOutcome,
  start: number,
  ip: string,
  values: FieldStrings<SlotField>,
) {
  if (outcome.status === "limited") {
    return limited(bookingLimitText(outcome.retryAfter), outcome.retryAfter, values);
  }
  if (outcome.status !== "taken") return null;
  // The picker reloads the free times itself; the plain form needs them in the error.
  if (values.day === undefined) return invalid({ starts_at: bookingStrings.taken }, values);
  const time = await withReporting("free times", bookingStrings.taken, async () => {
    const slots = await listFreeSlots(Date.now(), ip);
    return slots.status === "listed" ? takenText(start, slots.free) : bookingStrings.taken;
  });
  return invalid({ time }, values);
}

function mailsOf(booking: Booking, change: "booked" | "moved" | "cancelled") {
  const agency = defaultNotificationEmail();
  return bookingMails(booking, change, { ...mailSettings(), agency, now: Date.now() });
}

function mailSettings() {
  return { siteUrl: env().SITE_URL, secret: linkSecret(env()) };
}

function times(start: number) {
  return {
    p_starts_at: new Date(start).toISOString(),
    p_ends_at: new Date(slotEnd(start)).toISOString(),
  };
}

type Fields = { status: string; retry_after?: number; held_until?: string };
type Answer = { data: unknown; error: { message: string } | null };

function outcomeOf<Outcome>(call: string, { data, error }: Answer): Outcome {
  if (error) throw new Error(`${call}: ${error.message}`);
  const { status, retry_after, held_until } = data as Fields;
  const retryAfter = retry_after ?? 0;
  return {
    status,
    ...(status === "limited" && { retryAfter }),
    ...(held_until && { heldUntil: Date.parse(held_until) }),
  } as Outcome;
}
