import "server-only";
import { cache } from "react";
import { scheduling } from "@/content/scheduling";
import { mapRows, type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { hasWords } from "@/lib/admin/search";
import { requireAdmin } from "@/lib/auth/session";
import { formatStart } from "@/lib/bookings/strings";
import type { SessionClient } from "@/lib/supabase/clients";
import type { Row } from "@/lib/supabase/row";
import {
  type BookingFilters,
  bookingStatuses,
  type CallLinkInput,
  type ListedBooking,
} from "./schema";
import { visitorTime } from "./strings";

/** Upcoming ones first to last, past ones latest first. */
export async function listBookings(filters: BookingFilters): Promise<Page<ListedBooking>> {
  const { client } = await requireAdmin();
  const { when, status, q, page } = filters;
  const isPast = when === "past";
  const now = new Date().toISOString();
  const query = client
    .from("bookings")
    .select(columns, { count: "exact" })
    // A held time that has run out stays in the table for up to a day.
    .or(`held_until.is.null,held_until.gt.${now}`)
    .in("status", status ? [status] : bookingStatuses);
  const answer = await hasWords(
    isPast ? query.lte("starts_at", now) : query.gt("starts_at", now),
    q,
  )
    .order("starts_at", { ascending: !isPast })
    .order("id")
    .range(...rangeOf(page));
  return mapRows(toPage(answer, page, "bookings"), toBooking);
}

export const getListedBooking = cache(async (id: string): Promise<ListedBooking | null> => {
  const { client } = await requireAdmin();
  const { data, error } = await client.from("bookings").select(columns).eq("id", id).maybeSingle();
  if (error) throw new Error(`bookings: ${error.message}`);
  return data && toBooking(data);
});

/** False if the booking does not exist. */
export async function saveCallLink(
  client: SessionClient,
  { booking, call_link }: CallLinkInput,
): Promise<boolean> {
  const row = { call_link: call_link || null };
  const { data, error } = booking
    ? await client.from("bookings").update(row).eq("id", booking).select("id")
    : await client.from("settings").update(row).eq("id", true).select("id");
  if (error) throw new Error(`call link: ${error.message}`);
  return data.length > 0;
}

const columns =
  "id, starts_at, name, email, note, time_zone, plan, status, held_until, call_link, sequence";

function toBooking({
  starts_at,
  time_zone,
  note,
  plan,
  status,
  held_until,
  call_link,
  ...row
}: Row<"bookings", typeof columns>): ListedBooking {
  const startsAt = Date.parse(starts_at);
  return {
    ...row,
    startsAt,
    when: formatStart(startsAt, scheduling.timeZone),
    visitorTime: visitorTime(startsAt, time_zone),
    timeZone: time_zone,
    note: note ?? "",
    plan: plan ?? "",
    status: status as ListedBooking["status"],
    isOpen: status === "confirmed" && startsAt > Date.now(),
    heldUntil: held_until === null ? null : Date.parse(held_until),
    callLink: call_link ?? "",
  };
}
