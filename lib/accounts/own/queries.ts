import "server-only";
import { bookingLink } from "@/lib/bookings/mails";
import { env } from "@/lib/env";
import { linkSecret } from "@/lib/links/signed-token";
import { unsubscribeLink } from "@/lib/newsletter/links";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";

/** The stored data that members may see about themselves, by kind. */
export type OwnData = {
  account?: { username: string | null; created_at: string }[];
  messages?: { message: string; created_at: string }[];
  bookings?: {
    id: string;
    starts_at: string;
    status: string;
    sequence: number;
    time_zone: string;
  }[];
  waitlist?: { id: string; project_name: string; status: string }[];
  subscriptions?: { id: string; status: string }[];
};

/** Throws if the query fails. */
export const readOwnData = (client: SessionClient): Promise<OwnData> => call(client, "own_data");

export type OwnBooking = {
  id: string;
  startsAt: number;
  /** The time zone that it was booked in. */
  zone: string;
  rescheduleUrl: string;
  cancelUrl: string;
};

/** Returns upcoming calls, with signed links to reschedule or cancel. */
export function upcomingBookings({ bookings = [] }: OwnData): OwnBooking[] {
  const links = { siteUrl: env().SITE_URL, secret: linkSecret(env()) };
  const now = Date.now();
  return bookings
    .map(({ starts_at, ...booking }) => ({ ...booking, startsAt: Date.parse(starts_at) }))
    .filter(({ status, startsAt }) => status === "confirmed" && startsAt > now)
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .map((booking) => ({
      ...{ id: booking.id, startsAt: booking.startsAt, zone: booking.time_zone },
      rescheduleUrl: bookingLink(booking, "reschedule", links),
      cancelUrl: bookingLink(booking, "cancel", links),
    }));
}

/** Returns the unsubscribe link, or null without a confirmed subscription. */
export function ownUnsubscribeLink({ subscriptions = [] }: OwnData): string | null {
  const subscriber = subscriptions.find(({ status }) => status === "confirmed");
  return subscriber ? unsubscribeLink(subscriber.id) : null;
}
