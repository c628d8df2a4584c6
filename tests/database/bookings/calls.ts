import { notice, receipt } from "@/tests/database/messages/calls";
import type { TestDatabase } from "@/tests/database/support/databases";

const invitation = {
  filename: "consultation.ics",
  content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
  content_type: "text/calendar; charset=utf-8; method=REQUEST",
};
export const bookingMails = [
  { ...notice, kind: "booking-booked-notice", attachments: [invitation] },
  { ...receipt, kind: "booking-booked", attachments: [invitation] },
];
export const holdMails = [{ ...receipt, kind: "booking-held" }];
const sender = { p_ip: "203.0.113.1", p_mails: bookingMails };

/** A half-hour slot in the far future; each number gives a different one. */
export function slot(number: number) {
  const start = Date.UTC(2041, 0, 1, 13) + number * 1_800_000;
  return {
    p_starts_at: new Date(start).toISOString(),
    p_ends_at: new Date(start + 1_800_000).toISOString(),
  };
}

export const guest = {
  p_name: "Ines Example",
  p_email: "ines@example.com",
  p_note: "A shop.",
  p_time_zone: "Europe/London",
  p_plan: "starter",
};
const consultation = { ...slot(0), ...guest, ...sender, p_hold_mails: holdMails };

/** Calls book_consultation with a valid booking and `changes`; resolves to its result or error. */
export const book = ({ call }: TestDatabase, changes: object = {}) =>
  call("book_consultation", { p_id: crypto.randomUUID(), ...consultation, ...changes });

export const confirm = ({ call }: TestDatabase, p_id: string, p_mails = bookingMails) =>
  call("confirm_booking", { p_id, p_mails });

export const cancel = (
  { call }: TestDatabase,
  p_id: string,
  p_sequence = 0,
  p_mails = bookingMails,
) => call("cancel_booking", { p_id, p_sequence, p_mails });

export function reschedule({ call }: TestDatabase, p_id: string, changes: object = {}) {
  const values = { ...slot(5), p_time_zone: "America/New_York", ...sender, ...changes };
  return call("reschedule_booking", { p_id, p_sequence: 0, ...values });
}
