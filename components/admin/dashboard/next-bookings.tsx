import type { Route } from "next";
import Link from "next/link";
import { Panel } from "@/components/admin/frame/panel";
import { EmptyState } from "@/components/admin/list/empty-state";
import { Alert } from "@/components/ui/alert";
import { scheduling } from "@/content/scheduling";
import type { NextBooking } from "@/lib/admin/dashboard/schema";
import { callLinkForm } from "@/lib/bookings/admin/strings";
import { pluralize } from "@/lib/numbers";
import { findPlan } from "@/lib/pricing/find-plan";
import { clockTime, formatDate } from "@/lib/time/format";

type Props = {
  bookings: readonly NextBooking[];
  /** Number of upcoming calls without a link. */
  withoutLink: number;
};

export function NextBookings({ bookings, withoutLink }: Props) {
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
      {withoutLink > 0 && (
        <div className="mb-4">
          <Alert tone="note">
            {pluralize(withoutLink, "upcoming call has", "upcoming calls have")} no link.{" "}
            <Link href={`/admin/settings#${callLinkForm}` as Route} className="link">
              Add a call link
            </Link>
          </Alert>
        </div>
      )}
      {bookings.length > 0 ? (
        <ul className="border-t-4 border-mask">
          {bookings.map((booking) => (
            <li key={booking.id} className="border-b border-line py-2.5">
              <Link
                href={`/admin/bookings/${booking.id}`}
                prefetch={false}
                className="link font-[650]"
              >
                <time dateTime={new Date(booking.startsAt).toISOString()}>
                  {formatDate(booking.startsAt, scheduling.timeZone)},{" "}
                  {clockTime(booking.startsAt, scheduling.timeZone)}
                </time>
              </Link>
              <p className="text-sm text-muted [overflow-wrap:anywhere]">{aboutOf(booking)}</p>
            </li>
          ))}
        </ul>
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
