import "server-only";
import { getKnown } from "@/lib/content/queries";
import type { Stored } from "@/lib/forms/sender";
import { readFields } from "@/lib/forms/submission";
import { call, findRow } from "@/lib/supabase/query";
import { camelCased, type Row } from "@/lib/supabase/row";
import { jobClient, serviceClient } from "@/lib/supabase/service";
import { type Booking, SlotFields } from "./schema";
import { bookableSpan, offeredSlots, readSlot, slotEnd } from "./slots";

export const bookingColumns =
  "id, starts_at, ends_at, name, email, note, time_zone, plan, status, held_until, call_link, sequence";

export function toBooking(row: Row<"bookings", typeof bookingColumns>): Booking {
  return {
    ...camelCased(row),
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
    note: row.note ?? "",
    plan: row.plan ?? "",
    status: row.status as Booking["status"],
    heldUntil: row.held_until === null ? null : Date.parse(row.held_until),
    callLink: row.call_link ?? "",
  };
}

export async function getBooking(id: string): Promise<Booking | null> {
  const data = await findRow(serviceClient(), "bookings", bookingColumns, id);
  return data && toBooking(data);
}

/** Deletes expired holds, and the IPs of past or cancelled bookings. */
export async function expireBookings(): Promise<void> {
  await call(jobClient(), "expire_bookings");
}

/** Reads the time that a form names. */
export async function readSlotOf(form: FormData) {
  return readSlot(readFields(form, SlotFields), Date.now(), await getKnown("hours"));
}

type TakenSlots = Stored & { taken?: Row<"bookings", "starts_at, ends_at">[] };

type FreeSlots = { status: "listed"; free: number[] } | { status: "limited"; retryAfter: number };

/** Lists free start times in milliseconds, or returns the seconds to wait if over the limit. */
export async function listFreeSlots(now: number, ip: string): Promise<FreeSlots> {
  const hours = await getKnown("hours");
  const { from, until } = bookableSpan(now, hours);
  const answer: TakenSlots = await call(serviceClient(), "list_taken_slots", {
    p_from: new Date(from).toISOString(),
    p_until: new Date(slotEnd(until)).toISOString(),
    p_ip: ip,
  });
  if (answer.status === "limited")
    return { status: "limited", retryAfter: answer.retry_after ?? 1 };
  const taken = (answer.taken ?? []).map((entry) => ({
    from: Date.parse(entry.starts_at),
    until: Date.parse(entry.ends_at),
  }));
  const free = offeredSlots(now, hours).filter(
    (slot) => !taken.some((other) => slot < other.until && slotEnd(slot) > other.from),
  );
  return { status: "listed", free };
}
