import { LinkForm } from "@/components/forms/link-form";
import { MessagePage } from "@/components/site/message-page";
import { PageLink } from "@/components/ui/pages/page-link";
import { bookingPages } from "@/content/booking";
import { site } from "@/content/site";
import {
  cancelOwnBooking,
  confirmOwnBooking,
  rescheduleBooking,
} from "@/lib/bookings/change-actions";
import { bookingPage } from "@/lib/bookings/page";
import type { Booking } from "@/lib/bookings/schema";
import { timesOfDay } from "@/lib/bookings/slots";
import { confirmText } from "@/lib/bookings/strings";
import { LinkedBooking } from "./linked-booking";
import { RescheduleForm } from "./reschedule-form";

type Open = { status: "open"; purpose: "confirm" | "cancel" | "reschedule"; booking: Booking };
type Linked =
  | { status: "forged" | "expired" | "lapsed" | "unavailable" }
  | { status: "cancelled" | "confirmed"; booking: Booking }
  | { status: "used" }
  | Open;
type Props = { linked: Linked; token: string; done: unknown };

export function BookingState({ linked, token, done }: Props) {
  switch (linked.status) {
    case "open":
      return <OpenLink linked={linked} token={token} moved={done === "moved"} />;
    case "confirmed":
      return (
        <LinkedBooking words={bookingPages.confirmed} booking={linked.booking}>
          <BookAgain quiet />
        </LinkedBooking>
      );
    case "cancelled":
      return (
        <MessagePage
          {...(done === "cancelled" ? bookingPages.justCancelled : bookingPages.cancelled)}
        >
          <BookAgain />
        </MessagePage>
      );
    case "lapsed":
      return (
        <MessagePage {...bookingPages.lapsed}>
          <BookAgain label="Choose a time" />
          <WriteToUs quiet />
        </MessagePage>
      );
    default:
      return (
        <MessagePage {...bookingPages[linked.status]}>
          <WriteToUs />
          <BookAgain quiet />
        </MessagePage>
      );
  }
}

type OpenProps = { linked: Open; token: string; moved: boolean };

function OpenLink({ linked: { purpose, booking }, token, moved }: OpenProps) {
  if (purpose === "confirm") {
    const text = confirmText(booking.heldUntil ?? booking.startsAt, booking.timeZone);
    return (
      <LinkedBooking words={{ ...bookingPages.confirm, text }} booking={booking}>
        <LinkForm
          action={confirmOwnBooking}
          page={bookingPage(token)}
          fields={{ token }}
          button="Confirm consultation"
          pendingButton="Confirming..."
        />
      </LinkedBooking>
    );
  }
  if (purpose === "cancel") {
    return (
      <LinkedBooking words={bookingPages.cancel} booking={booking}>
        <LinkForm
          action={cancelOwnBooking}
          page={bookingPage(token)}
          fields={{ token }}
          button="Cancel consultation"
          pendingButton="Cancelling..."
        />
      </LinkedBooking>
    );
  }
  return (
    <LinkedBooking words={moved ? bookingPages.moved : bookingPages.reschedule} booking={booking}>
      {moved ? (
        <BookAgain quiet />
      ) : (
        <RescheduleForm
          action={rescheduleBooking}
          fields={{ token }}
          permalink={bookingPage(token)}
          times={timesOfDay()}
        />
      )}
    </LinkedBooking>
  );
}

type ButtonProps = { quiet?: boolean; label?: string };

function BookAgain({ quiet = false, label = "Book another consultation" }: ButtonProps) {
  return (
    <PageLink href="/get-started" className={`button ${quiet ? "button-quiet" : ""}`}>
      {label}
    </PageLink>
  );
}

function WriteToUs({ quiet = false }: ButtonProps) {
  return (
    <a className={`button ${quiet ? "button-quiet" : ""}`} href={`mailto:${site.email}`}>
      Email us
    </a>
  );
}
