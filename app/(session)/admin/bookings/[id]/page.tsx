import type { Metadata } from "next";
import { BookingsTable } from "@/components/admin/bookings/bookings-table";
import { CallLinkForm } from "@/components/admin/bookings/call-link-form";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { EmptyState } from "@/components/admin/list/empty-state";
import { RescheduleForm } from "@/components/bookings/reschedule-form";
import { FormResult } from "@/components/forms/form-result";
import { may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import { moveBookingAsAdmin } from "@/lib/bookings/admin/actions";
import { getListedBooking } from "@/lib/bookings/admin/queries";
import {
  callLinkForm,
  callLinkHint,
  rescheduleForm,
  adminBookingStrings as strings,
} from "@/lib/bookings/admin/strings";
import { plainSlots } from "@/lib/bookings/slots";
import { getPublished } from "@/lib/content/queries";
import { readFlash } from "@/lib/forms/flash";
import { getSettings } from "@/lib/settings/admin/queries";
import { isRowId } from "@/lib/supabase/row";

export const metadata: Metadata = { title: "Booking" };

export default async function BookingPage(props: PageProps<"/admin/bookings/[id]">) {
  const { viewer } = await requireAdmin("bookings");
  const [{ id }, { answer, form }] = await Promise.all([props.params, props.searchParams]);
  const booking = isRowId(id) ? await getListedBooking(id) : null;
  const [settings, flash, hours] = await Promise.all([
    may(viewer, "settings") ? getSettings() : null,
    readFlash(answer),
    getPublished("hours"),
  ]);
  const flashFor = (name: string) => (form === name ? { flash } : {});
  return (
    <>
      <PageHeader
        title={booking?.name ?? "Booking not found"}
        back={{ href: "/admin/bookings", label: "All bookings" }}
      />
      {form === undefined && <FormResult result={flash} />}
      {booking ? <BookingsTable bookings={[booking]} /> : <EmptyState text={strings.gone} />}
      {booking?.isOpen && (
        <div className="no-print">
          <Panel title="Call link">
            <CallLinkForm
              booking={booking.id}
              link={booking.callLink}
              hint={callLinkHint(settings?.callLink)}
              {...flashFor(callLinkForm)}
            />
          </Panel>
          <Panel title="Reschedule">
            <RescheduleForm
              // Resets the form after the booking is rescheduled.
              key={booking.sequence}
              action={moveBookingAsAdmin}
              fields={{ id: booking.id, sequence: String(booking.sequence) }}
              permalink={`#${rescheduleForm}`}
              id={rescheduleForm}
              {...plainSlots(hours)}
              byAgency
              {...flashFor(rescheduleForm)}
            />
          </Panel>
        </div>
      )}
    </>
  );
}
