import { Alert } from "@/components/ui/alert";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { consultations } from "@/content/consultations";
import type { NextBooking } from "@/lib/admin/dashboard/schema";
import { callLinkForm } from "@/lib/bookings/admin/strings";
import { pluralize } from "@/lib/numbers";
import { clockTime, formatDate } from "@/lib/time/format";
import { ShortList } from "./short-list";

type Props = {
  bookings: readonly NextBooking[];
  /** Number of upcoming calls without a link. */
  withoutLink: number;
};

export function NextBookings({ bookings, withoutLink }: Props) {
  return (
    <ShortList
      title="Next bookings"
      all={{ href: "/admin/bookings", label: "All bookings" }}
      empty="No upcoming bookings."
      items={bookings.map((booking) => ({
        id: booking.id,
        href: `/admin/bookings/${booking.id}`,
        title: (
          <time dateTime={new Date(booking.startsAt).toISOString()}>
            {formatDate(booking.startsAt, consultations.timeZone)},{" "}
            {clockTime(booking.startsAt, consultations.timeZone)}
          </time>
        ),
        about: booking.plan ? `${booking.name}, ${booking.plan} plan` : booking.name,
      }))}
    >
      {withoutLink > 0 && (
        <div className="mb-4">
          <Alert tone="note">
            {pluralize(withoutLink, "upcoming call has", "upcoming calls have")} no link.{" "}
            <AdminLink href={`/admin/settings#${callLinkForm}`} className="link">
              Add a call link
            </AdminLink>
          </Alert>
        </div>
      )}
    </ShortList>
  );
}
