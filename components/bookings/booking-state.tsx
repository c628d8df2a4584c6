import type { ReactNode } from "react";
import { LinkForm } from "@/components/forms/link-form";
import { MessagePage } from "@/components/site/message-page";
import { PageLink } from "@/components/ui/pages/page-link";
import { bookingPages } from "@/content/booking";
import { consultations } from "@/content/consultations";
import type { ActionResult } from "@/lib/action";
import {
  cancelOwnBooking,
  confirmOwnBooking,
  rescheduleBooking,
} from "@/lib/bookings/change-actions";
import { bookingPage } from "@/lib/bookings/page";
import type { Booking, MoveField } from "@/lib/bookings/schema";
import { plainSlots } from "@/lib/bookings/slots";
import { confirmText, formatStart } from "@/lib/bookings/strings";
import type { Content } from "@/lib/content/kinds";
import { formatZone } from "@/lib/time/format";
import { RescheduleForm } from "./reschedule-form";

type Open = { status: "open"; purpose: "confirm" | "cancel" | "reschedule"; booking: Booking };
type Linked =
  | { status: "forged" | "expired" | "lapsed" | "unavailable" }
  | { status: "cancelled" | "confirmed"; booking: Booking }
  | { status: "used" }
  | Open;
type Props = {
  linked: Linked;
  token: string;
  done: unknown;
  hours: Content<"hours">;
  email: string;
  flash: ActionResult<MoveField>;
};

export function BookingState({ linked, token, done, hours, email, flash }: Props) {
  switch (linked.status) {
    case "open":
      return <OpenLink {...{ linked, token, hours, flash }} moved={done === "moved"} />;
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
          <WriteToUs email={email} quiet />
        </MessagePage>
      );
    default:
      return (
        <MessagePage {...bookingPages[linked.status]}>
          <WriteToUs email={email} />
          <BookAgain quiet />
        </MessagePage>
      );
  }
}

type OpenProps = Pick<Props, "token" | "hours" | "flash"> & { linked: Open; moved: boolean };

function OpenLink({ linked: { purpose, booking }, token, moved, hours, flash }: OpenProps) {
  if (purpose === "confirm") {
    const text = confirmText(booking.heldUntil ?? booking.startsAt, booking.timeZone);
    return (
      <LinkedBooking words={{ ...bookingPages.confirm, text }} booking={booking}>
        <LinkForm
          action={confirmOwnBooking}
          page={bookingPage(token)}
          fields={{ token }}
          flash={flash}
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
          flash={flash}
          button="Cancel consultation"
          pendingButton="Cancelling..."
          danger
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
          flash={flash}
          {...plainSlots(hours)}
        />
      )}
    </LinkedBooking>
  );
}

type BookAgainProps = { quiet?: boolean; label?: string };

function BookAgain({ quiet = false, label = "Book another consultation" }: BookAgainProps) {
  return (
    <PageLink href="/get-started" className={`button ${quiet ? "button-quiet" : ""}`}>
      {label}
    </PageLink>
  );
}

function WriteToUs({ email, quiet = false }: { email: string; quiet?: boolean }) {
  return (
    <a className={`button ${quiet ? "button-quiet" : ""}`} href={`mailto:${email}`}>
      Email us
    </a>
  );
}

type LinkedProps = {
  words: { title: string; text: string };
  booking: Booking;
  children: ReactNode;
};

function LinkedBooking({ words, booking, children }: LinkedProps) {
  const { startsAt, timeZone } = booking;
  const zones = [...new Set([timeZone, consultations.timeZone])];
  return (
    <>
      <section className="surface-sun">
        <div className="wrap pt-[clamp(2.5rem,5vw,5.5rem)] pb-[clamp(2rem,4vw,4rem)]">
          <h1 className="display max-w-[9em] text-[clamp(2.6rem,0.9rem+6.6vw,7.25rem)]">
            {words.title}
          </h1>
          <p className="lead mt-7">{words.text}</p>
        </div>
        <div className="surface-ink">
          <dl className="wrap flex flex-wrap gap-x-[var(--step)] gap-y-5 py-[clamp(1.5rem,2.6vw,2.5rem)]">
            {zones.map((zone) => (
              <div key={zone} className="mr-8">
                <dt className="label text-muted">{formatZone(zone, startsAt)}</dt>
                <dd className="mt-1 font-display text-[clamp(1.35rem,1rem+1.4vw,2.1rem)] leading-tight font-[750] tracking-[-0.03em]">
                  {formatStart(startsAt, zone)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <div className="wrap max-w-[60rem]! ml-0! py-[clamp(2.5rem,5vw,5rem)]">{children}</div>
    </>
  );
}
