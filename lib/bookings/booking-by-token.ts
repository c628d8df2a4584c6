import "server-only";
import { type LinkPurpose, readLink } from "./links";
import { getBooking } from "./queries";
import type { Booking } from "./schema";

export type BookingByToken =
  | { status: "forged" | "expired" | "lapsed" }
  | { status: "cancelled" | "confirmed"; booking: Booking }
  | { status: "open" | "used"; purpose: LinkPurpose; sequence: number; booking: Booking };

/** Throws if the query fails. */
export async function getBookingByToken(token: unknown, now: number): Promise<BookingByToken> {
  if (typeof token !== "string") return { status: "forged" };
  const link = readLink(token, now);
  if (link.status !== "valid") return { status: link.status };
  const booking = await getBooking(link.id);
  if (link.purpose === "confirm" && !(booking && isKept(booking, now))) return { status: "lapsed" };
  if (!booking) return { status: "forged" };
  if (booking.status === "cancelled") return { status: "cancelled", booking };
  const { purpose, sequence } = link;
  if (booking.sequence !== sequence) return { status: "used", purpose, sequence, booking };
  if (purpose === "confirm" && booking.status === "confirmed")
    return { status: "confirmed", booking };
  return { status: "open", purpose, sequence, booking };
}

function isKept({ heldUntil }: Booking, now: number): boolean {
  return heldUntil === null || heldUntil > now;
}
