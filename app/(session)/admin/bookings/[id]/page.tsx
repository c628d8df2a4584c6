import type { Metadata } from "next";
import { BookingView } from "@/components/admin/bookings/booking-view";
import { CallLinkForm } from "@/components/admin/bookings/call-link-form";
import { CancelBooking } from "@/components/admin/bookings/cancel-booking";
import { MoveBooking } from "@/components/admin/bookings/move-booking";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { EmptyState } from "@/components/admin/list/empty-state";
import { FormResult } from "@/components/forms/form-result";
import { callLinkForm, rescheduleForm } from "@/lib/bookings/admin/forms";
import { getListedBooking } from "@/lib/bookings/admin/queries";
import { adminBookingStrings as strings } from "@/lib/bookings/admin/strings";
import { timesOfDay } from "@/lib/bookings/slots";
import { readFlash } from "@/lib/forms/flash";
import { getSettings } from "@/lib/settings/admin/queries";
import { isRowId } from "@/lib/supabase/row";

type Props = PageProps<"/admin/bookings/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const booking = await findBooking(params);
  return { title: booking ? `Consultation with ${booking.name}` : "Booking not found" };
}

export default async function AdminBookingPage({ params, searchParams }: Props) {
  const [booking, { callLink }] = await Promise.all([findBooking(params), getSettings()]);
  const back = { href: "/admin/bookings", label: "All bookings" } as const;
  if (!booking) {
    return (
      <>
        <PageHeader title="Booking not found" back={back} />
        <EmptyState text={strings.gone} />
      </>
    );
  }
  const { answer, form } = await searchParams;
  const flash = await readFlash(answer);
  const flashFor = (id: string) => (form === id ? { flash } : {});
  return (
    <>
      <PageHeader
        title={booking.name}
        back={back}
        actions={booking.isOpen && <CancelBooking {...booking} />}
      />
      {form === undefined && <FormResult result={flash} />}
      <BookingView booking={booking} />
      {booking.isOpen && (
        <>
          <Panel title="Call link">
            <CallLinkForm
              booking={booking.id}
              link={booking.callLink}
              hint={callLink ? `If left empty, ${callLink}` : "No call link is set in Settings"}
              {...flashFor(callLinkForm)}
            />
          </Panel>
          <Panel title="Reschedule">
            {/* Once it has moved, the form starts anew. */}
            <MoveBooking
              key={booking.sequence}
              booking={booking}
              times={timesOfDay()}
              {...flashFor(rescheduleForm)}
            />
          </Panel>
        </>
      )}
    </>
  );
}

async function findBooking(params: Props["params"]) {
  const { id } = await params;
  return isRowId(id) ? getListedBooking(id) : null;
}
