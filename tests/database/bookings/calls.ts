import { MAIL, RECEIPT } from "@/tests/database/messages/calls";
import type { TestDatabase } from "@/tests/database/support/databases";

const INVITATION = {
  filename: "consultation.ics",
  content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
  content_type: "text/calendar; charset=utf-8; method=REQUEST",
};
export const MAILS = [
  { ...MAIL, kind: "booking-booked-notice", attachments: [INVITATION] },
  { ...RECEIPT, kind: "booking-booked", attachments: [INVITATION] },
];

/** A half hour in the far future; each number is another one. */
export function slot(number: number) {
  const start = Date.UTC(2041, 0, 1, 13) + number * 1_800_000;
  return {
    p_starts_at: new Date(start).toISOString(),
    p_ends_at: new Date(start + 1_800_000).toISOString(),
  };
}

const CONSULTATION = {
  ...slot(0),
  p_name: "Ines Example",
  p_email: "ines@example.com",
  p_note: "A shop.",
  p_time_zone: "Europe/London",
  p_plan: "starter",
  p_ip: "203.0.113.1",
  p_mails: MAILS,
};

/** Starts from no booking, no mail and no limit used up. */
export async function clearBookings({ sql }: TestDatabase): Promise<void> {
  await sql("delete from public.bookings");
  await sql("delete from public.email_outbox");
  await sql("delete from private.limit_hits");
}

/** What book_consultation answers to a good booking with `changes`: its result, or the error. */
export function book(database: TestDatabase, changes: object = {}) {
  return call(database, "book_consultation", {
    p_id: crypto.randomUUID(),
    ...CONSULTATION,
    ...changes,
  });
}

export function cancel(database: TestDatabase, id: string, sequence = 0, changes: object = {}) {
  const values = { p_id: id, p_sequence: sequence, p_mails: MAILS, ...changes };
  return call(database, "cancel_booking", values);
}

export function reschedule(database: TestDatabase, id: string, changes: object = {}) {
  return call(database, "reschedule_booking", {
    p_id: id,
    p_sequence: 0,
    ...slot(5),
    p_time_zone: "America/New_York",
    p_ip: "203.0.113.1",
    p_mails: MAILS,
    ...changes,
  });
}

export function takenSlots(database: TestDatabase, changes: object = {}) {
  return call(database, "list_taken_slots", {
    p_from: "2041-01-01T00:00:00Z",
    p_until: "2041-02-01T00:00:00Z",
    p_ip: "203.0.113.1",
    ...changes,
  });
}

async function call({ rest }: TestDatabase, name: string, values: object) {
  const response = await rest("service", `rpc/${name}`, {
    method: "POST",
    body: JSON.stringify(values),
  });
  return response.json();
}

export async function counts({ sql }: TestDatabase) {
  const [row] = await sql(
    `select (select count(*)::int from public.bookings where status = 'confirmed') as confirmed,
       (select count(*)::int from public.email_outbox) as mails`,
  );
  return row;
}
