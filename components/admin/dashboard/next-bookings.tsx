import type { Route } from "next";
import Link from "next/link";
import { EmptyState } from "@/components/admin/empty-state";
import { Panel } from "@/components/admin/panel";
import { scheduling } from "@/content/scheduling";
import type { NextBooking } from "@/lib/dashboard/schema";
import { findPlan } from "@/lib/plans/find-plan";
import { clockTime, longDay } from "@/lib/time/words";

/** The next consultations, by the agency's own clock. */
export function NextBookings({ bookings }: { bookings: readonly NextBooking[] }) {
  const all = (
    <Link
      href={"/admin/bookings" as Route}
      prefetch={false}
      className="link inline-flex min-h-10 items-center font-[600]"
    >
      All bookings
    </Link>
  );
  return (
    <Panel title="Next bookings" actions={all}>
      {bookings.length > 0 ? (
        <>
          <ul className="border-t-4 border-mask">
            {bookings.map((booking) => (
              <li key={booking.id} className="border-b border-line py-2.5">
                <p className="font-[650]">
                  <time dateTime={new Date(booking.startsAt).toISOString()}>
                    {longDay(booking.startsAt, scheduling.timeZone)},{" "}
                    {clockTime(booking.startsAt, scheduling.timeZone)}
                  </time>
                </p>
                <p className="text-sm text-muted [overflow-wrap:anywhere]">{aboutOf(booking)}</p>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">Times in {scheduling.city}.</p>
        </>
      ) : (
        <EmptyState text="No consultation is booked." />
      )}
    </Panel>
  );
}

function aboutOf({ name, plan }: NextBooking): string {
  const known = plan ? findPlan(plan) : null;
  return known ? `${name}, ${known.name} plan` : name;
}
