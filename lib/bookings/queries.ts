import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import type { Row } from "@/lib/supabase/row";
import { serviceClient } from "@/lib/supabase/service";
import type { Booking } from "./schema";
import { bookableSpan, offeredSlots, slotEnd } from "./slots";

type Answer = { status: string; id?: string; retry_after?: number };
type Limited = { status: "limited"; retryAfter: number };
export type BookOutcome = { status: "booked" | "duplicate" | "taken" } | Limited;
export type ChangeOutcome =
  | { status: "cancelled" | "rescheduled" | "taken" | "missing" | "changed" | "past" }
  | Limited;

/** Books and queues the mails in one transaction. Throws on an outage. */
export async function storeBooking(
  booking: Booking,
  ip: string,
  mails: OutgoingMail[],
): Promise<BookOutcome> {
  const { data, error } = await serviceClient().rpc("book_consultation", {
    p_id: booking.id,
    ...times(booking.startsAt),
    p_name: booking.name,
    p_email: booking.email,
    p_note: booking.note,
    p_time_zone: booking.timeZone,
    p_plan: booking.plan,
    p_ip: ip,
    p_mails: mails,
  });
  if (error) throw new Error(`book_consultation: ${error.message}`);
  return outcome(data as Answer) as BookOutcome;
}

// A changed `sequence` makes the database reject the call.
export async function storeCancellation(
  { id, sequence }: Booking,
  mails: OutgoingMail[],
): Promise<ChangeOutcome> {
  const call = { p_id: id, p_sequence: sequence, p_mails: mails };
  const { data, error } = await serviceClient().rpc("cancel_booking", call);
  if (error) throw new Error(`cancel_booking: ${error.message}`);
  return outcome(data as Answer) as ChangeOutcome;
}

export async function storeMove(
  { id, sequence }: Booking,
  to: { startsAt: number; timeZone: string },
  ip: string,
  mails: OutgoingMail[],
): Promise<ChangeOutcome> {
  const { data, error } = await serviceClient().rpc("reschedule_booking", {
    p_id: id,
    p_sequence: sequence,
    ...times(to.startsAt),
    p_time_zone: to.timeZone,
    p_ip: ip,
    p_mails: mails,
  });
  if (error) throw new Error(`reschedule_booking: ${error.message}`);
  return outcome(data as Answer) as ChangeOutcome;
}

export async function getBooking(id: string): Promise<Booking | null> {
  const { data, error } = await serviceClient()
    .from("bookings")
    .select("id, starts_at, ends_at, name, email, note, time_zone, plan, status, sequence")
    .eq("id", id)
    .maybeSingle();
  if (error) throw new Error(`bookings: ${error.message}`);
  if (!data) return null;
  return {
    id: data.id,
    startsAt: Date.parse(data.starts_at),
    endsAt: Date.parse(data.ends_at),
    name: data.name,
    email: data.email,
    note: data.note ?? "",
    timeZone: data.time_zone,
    plan: data.plan ?? "",
    status: data.status === "cancelled" ? "cancelled" : "confirmed",
    sequence: data.sequence,
  };
}

/** Free starts in milliseconds, or the seconds to wait when over the limit. */
export async function listFreeSlots(
  now: number,
  ip: string,
): Promise<{ status: "listed"; free: number[] } | Limited> {
  const { from, until } = bookableSpan(now);
  const { data, error } = await serviceClient().rpc("list_taken_slots", {
    p_from: new Date(from).toISOString(),
    p_until: new Date(slotEnd(until)).toISOString(),
    p_ip: ip,
  });
  if (error) throw new Error(`list_taken_slots: ${error.message}`);
  const answer = data as Answer & { taken?: Row<"bookings", "starts_at, ends_at">[] };
  if (answer.status === "limited")
    return { status: "limited", retryAfter: answer.retry_after ?? 1 };
  const taken = (answer.taken ?? []).map((entry) => ({
    from: Date.parse(entry.starts_at),
    until: Date.parse(entry.ends_at),
  }));
  const free = offeredSlots(now).filter(
    (slot) => !taken.some((other) => slot < other.until && slotEnd(slot) > other.from),
  );
  return { status: "listed", free };
}

function times(start: number) {
  return {
    p_starts_at: new Date(start).toISOString(),
    p_ends_at: new Date(slotEnd(start)).toISOString(),
  };
}

function outcome({ status, retry_after }: Answer) {
  return status === "limited" ? { status, retryAfter: retry_after ?? 0 } : { status };
}
