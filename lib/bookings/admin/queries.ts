import "server-only";
import { consultations } from "@/content/consultations";
import { mapRows, type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { hasWords } from "@/lib/admin/search";
import { requireAdmin } from "@/lib/auth/session";
import { bookingColumns, toBooking } from "@/lib/bookings/queries";
import { closedFor } from "@/lib/bookings/slots";
import { formatStart } from "@/lib/bookings/strings";
import { getKnown } from "@/lib/content/queries";
import { findPlan } from "@/lib/pricing/find-plan";
import type { SessionClient } from "@/lib/supabase/clients";
import { findRow, orThrow } from "@/lib/supabase/query";
import type { Row } from "@/lib/supabase/row";
import { dayAt } from "@/lib/time/zones";
import {
  type BookingFilters,
  bookingStatuses,
  type CallLinkInput,
  type ListedBooking,
} from "./schema";
import { visitorTime } from "./strings";

/** Lists upcoming bookings soonest first, and past ones latest first. */
export async function listBookings(filters: BookingFilters): Promise<Page<ListedBooking>> {
  const { client } = await requireAdmin("bookings");
  const { when, status, q, page } = filters;
  const isPast = when === "past";
  const now = new Date().toISOString();
  const query = client
    .from("bookings")
    .select(bookingColumns, { count: "exact" })
    // Expired holds stay in the table for up to a day.
    .or(`held_until.is.null,held_until.gt.${now}`)
    .in("status", status ? [status] : bookingStatuses);
  const answer = await hasWords(
    isPast ? query.lte("starts_at", now) : query.gt("starts_at", now),
    q,
  )
    .order("starts_at", { ascending: !isPast })
    .order("id")
    .range(...rangeOf(page));
  const known = await knownContents();
  return mapRows(toPage(answer, page, "bookings"), (row) => toListed(row, known));
}

export async function getListedBooking(id: string): Promise<ListedBooking | null> {
  const { client } = await requireAdmin("bookings");
  const data = await findRow(client, "bookings", bookingColumns, id);
  return data && toListed(data, await knownContents());
}

async function knownContents() {
  const [{ plans }, hours] = await Promise.all([getKnown("plans"), getKnown("hours")]);
  return { plans, hours };
}

/** Returns false if the booking doesn't exist. */
export async function saveCallLink(
  client: SessionClient,
  { booking, call_link }: CallLinkInput,
): Promise<boolean> {
  const row = { call_link: call_link || null };
  const what = "call link";
  const saved: object[] = booking
    ? await client.from("bookings").update(row).eq("id", booking).select("id").then(orThrow(what))
    : await client.from("settings").update(row).eq("id", true).select("id").then(orThrow(what));
  return saved.length > 0;
}

function toListed(
  row: Row<"bookings", typeof bookingColumns>,
  { plans, hours }: Awaited<ReturnType<typeof knownContents>>,
): ListedBooking {
  const booking = toBooking(row);
  const { startsAt, timeZone, status } = booking;
  const isOpen = status === "confirmed" && startsAt > Date.now();
  return {
    ...booking,
    planName: findPlan(plans, booking.plan)?.name ?? booking.plan,
    when: formatStart(startsAt, consultations.timeZone),
    visitorTime: visitorTime(startsAt, timeZone),
    closedFor: (isOpen && closedFor(dayAt(startsAt, consultations.timeZone), hours)) || "",
    isOpen,
  };
}
