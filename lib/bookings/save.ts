import "server-only";
import { type FieldStrings, invalid, limited, withReporting } from "@/lib/action";
import { getMailWords } from "@/lib/content/mail-words";
import { getKnown } from "@/lib/content/queries";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { env } from "@/lib/env";
import type { Sender } from "@/lib/forms/sender";
import { linkSecret } from "@/lib/links/signed-token";
import { reportError } from "@/lib/log";
import { findPlan } from "@/lib/pricing/find-plan";
import { noticeSettings } from "@/lib/settings/queries";
import { call } from "@/lib/supabase/query";
import { jobClient, serviceClient } from "@/lib/supabase/service";
import { bookingErrors } from "./errors";
import { bookingMails, confirmationMail, reminderMail } from "./mails";
import { getBooking, listFreeSlots } from "./queries";
import type { Booking, SlotField } from "./schema";
import { slotEnd, takenText } from "./slots";

type Limited = { status: "limited"; retry_after: number };
/** For a duplicate, `id` is the original booking's. */
type BookOutcome =
  | { status: "booked" | "duplicate"; id: string }
  | { status: "held"; held_until: string }
  | { status: "taken" }
  | Limited;
export type ChangeOutcome =
  | { status: "cancelled" | "rescheduled" | "taken" | "missing" | "changed" | "past" }
  | Limited;

/**
 * Like the other changes in this file, stores the data and queues its emails in one transaction,
 * and throws if that fails.
 */
export async function book(booking: Booking, sender: Sender): Promise<BookOutcome> {
  const [mails, words] = await Promise.all([
    mailsOf(booking, "booked"),
    getMailWords("booking-held"),
  ]);
  const outcome: BookOutcome = await call(serviceClient(), "book_consultation", {
    p_id: booking.id,
    ...times(booking.startsAt),
    p_name: booking.name,
    p_email: booking.email,
    p_note: booking.note,
    p_time_zone: booking.timeZone,
    p_plan: booking.plan,
    p_ip: sender.ip,
    p_key: sender.key,
    p_mails: mails,
    p_hold_mails: [confirmationMail(booking, { ...(await mailSettings()), words })],
  });
  if (/^(booked|held|duplicate)$/.test(outcome.status)) sendQueuedMail();
  return outcome;
}

/** Has no effect unless the booking is held. */
export async function confirm(booking: Booking): Promise<void> {
  const next: Booking = { ...booking, status: "confirmed", heldUntil: null };
  const { status }: { status: string } = await call(serviceClient(), "confirm_booking", {
    p_id: booking.id,
    p_mails: await mailsOf(next, "booked"),
  });
  if (status === "confirmed") sendQueuedMail();
}

/** The audit log names the `admin`; `word` is their message to the visitor. */
type ByAdmin = { admin: string; word: string | undefined };

/** Only visitors are rate-limited by `ip`. */
export async function move(
  booking: Booking,
  { start, timeZone }: { start: number; timeZone: string },
  ip: string,
  by?: ByAdmin,
): Promise<ChangeOutcome> {
  const sequence = booking.sequence + 1;
  const next = { ...booking, startsAt: start, endsAt: slotEnd(start), timeZone, sequence };
  const outcome: ChangeOutcome = await call(serviceClient(), "reschedule_booking", {
    p_id: booking.id,
    p_sequence: booking.sequence,
    ...times(start),
    p_time_zone: timeZone,
    p_ip: ip,
    ...(by && { p_admin: by.admin }),
    p_mails: await mailsOf(next, "moved", by?.word),
  });
  if (outcome.status === "rescheduled") sendQueuedMail();
  return outcome;
}

/** Returns `changed` if the booking has changed since the caller read it. */
export async function cancel(booking: Booking, by?: ByAdmin): Promise<ChangeOutcome> {
  const next: Booking = { ...booking, status: "cancelled", sequence: booking.sequence + 1 };
  const outcome: ChangeOutcome = await call(serviceClient(), "cancel_booking", {
    p_id: booking.id,
    p_sequence: booking.sequence,
    ...(by && { p_admin: by.admin }),
    p_mails: await mailsOf(next, "cancelled", by?.word),
  });
  if (outcome.status === "cancelled") sendQueuedMail();
  return outcome;
}

/**
 * Queues due reminders with the call links and returns how many. Throws if they can't be listed.
 */
export async function queueReminders(): Promise<number> {
  const data = await call(jobClient(), "list_due_reminders");
  const queued = data.map((due) =>
    queueReminder(due).catch((reason) => reportError(reason, "reminder")),
  );
  return (await Promise.all(queued)).filter(Boolean).length;
}

type Due = { mail_id: string; booking_id: string; call_link: string };

async function queueReminder({ mail_id, booking_id, call_link }: Due): Promise<boolean> {
  const booking = await getBooking(booking_id);
  if (!booking) return false;
  const linked = { ...booking, callLink: call_link };
  const words = await getMailWords("booking-reminder");
  const mail = reminderMail(linked, { ...(await mailSettings()), words });
  return call(jobClient(), "queue_reminder", { p_mail_id: mail_id, p_mail: mail });
}

/** Returns null unless the time is taken or the limit is reached. */
export async function slotFailure(
  outcome: BookOutcome | ChangeOutcome,
  start: number,
  ip: string,
  values: FieldStrings<SlotField>,
) {
  if (outcome.status === "limited") {
    return limited("Too many bookings in a short time.", outcome.retry_after, values);
  }
  if (outcome.status !== "taken") return null;
  // The picker reloads the free times itself; the plain form needs them in the error message.
  if (values.day === undefined) return invalid({ starts_at: bookingErrors.taken }, values);
  const time = await withReporting("free times", bookingErrors.taken, async () => {
    const slots = await listFreeSlots(Date.now(), ip);
    return slots.status === "listed" ? takenText(start, slots.free) : bookingErrors.taken;
  });
  return invalid({ time }, values);
}

/** Omits the call link, which the visitor could keep after cancelling; reminders include it. */
async function mailsOf(booking: Booking, change: "booked" | "moved" | "cancelled", word?: string) {
  const words = await getMailWords(`booking-${change}`);
  const sender = { ...(await mailSettings()), words };
  const { plans } = await getKnown("plans");
  const plan = findPlan(plans, booking.plan)?.name ?? booking.plan;
  return bookingMails({ ...booking, plan, callLink: "" }, change, sender, word);
}

async function mailSettings() {
  return { ...(await noticeSettings()), secret: linkSecret(env()), now: Date.now() };
}

function times(start: number) {
  return {
    p_starts_at: new Date(start).toISOString(),
    p_ends_at: new Date(slotEnd(start)).toISOString(),
  };
}
