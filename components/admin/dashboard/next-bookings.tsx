import type { Route } from "next";
import Link from "next/link";
import { Panel } from "@/components/admin/frame/panel";
import { EmptyState } from "@/components/admin/list/empty-state";
import { scheduling } from "@/content/scheduling";
import type { NextBooking } from "@/lib/admin/dashboard/schema";
import { findPlan } from "@/lib/pricing/find-plan";
import { clockTime, formatDate } from "@/lib/time/format";

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
                    {formatDate(booking.startsAt, scheduling.timeZone)},{" "}
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
        <EmptyState text="No upcoming bookings." />
      )}
    </Panel>
  );
}

function aboutOf({ name, plan }: NextBooking): string {
  const known = plan ? findPlan(plan) : null;
  return known ? `${name}, ${known.name} plan` : name;
}
