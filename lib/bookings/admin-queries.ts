import "server-only";
import { scheduling } from "@/content/scheduling";
import { requireAdmin } from "@/lib/auth/session";
import { type Listed, mapRows, rangeOf, toListed } from "@/lib/lists/paging";
import { byAddress } from "@/lib/lists/search";
import type { BookingFilters, ListedBooking } from "./admin-schema";
import { visitorWhen } from "./admin-texts";
import { whenText } from "./texts";

/** A page of bookings: those to come, the next first, or those that have begun, the latest first. */
export async function listBookings(filters: BookingFilters): Promise<Listed<ListedBooking>> {
  const { client } = await requireAdmin();
  const { when, q, page } = filters;
  const isPast = when === "past";
  const now = new Date().toISOString();
  const query = client.from("bookings").select(columns, { count: "exact" });
  const answer = await byAddress(
    isPast ? query.lte("starts_at", now) : query.gt("starts_at", now),
    q,
  )
    .order("starts_at", { ascending: !isPast })
    .order("id")
    .range(...rangeOf(page));
  return mapRows(toListed(answer, page, "bookings"), toBooking);
}

const columns = "id, starts_at, name, email, note, time_zone, plan, status, sequence";

type BookingRow = {
  id: string;
  starts_at: string;
  name: string;
  email: string;
  note: string | null;
  time_zone: string;
  plan: string | null;
  status: string;
  sequence: number;
};

function toBooking({
  starts_at,
  time_zone,
  note,
  plan,
  status,
  ...row
}: BookingRow): ListedBooking {
  const startsAt = Date.parse(starts_at);
  return {
    ...row,
    startsAt,
    when: whenText(startsAt, scheduling.timeZone),
    visitorWhen: visitorWhen(startsAt, time_zone),
    timeZone: time_zone,
    note: note ?? "",
    plan: plan ?? "",
    status: status === "cancelled" ? "cancelled" : "confirmed",
  };
}
