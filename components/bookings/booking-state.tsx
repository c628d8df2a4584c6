import type { ReactNode } from "react";
import { MessagePage } from "@/components/site/message-page";
import { PageLink } from "@/components/ui/page-link";
import { bookingPages } from "@/content/booking";
import { scheduling } from "@/content/scheduling";
import { site } from "@/content/site";
import type { Booking } from "@/lib/bookings/schema";
import { timesOfDay } from "@/lib/bookings/slots";
import { formatStart } from "@/lib/bookings/strings";
import { formatZone } from "@/lib/time/format";
import { CancelForm } from "./cancel-form";
import { RescheduleForm } from "./reschedule-form";

type Linked =
  | { status: "forged" | "expired" }
  | { status: "used" | "cancelled"; booking: Booking }
  | { status: "open"; purpose: "cancel" | "reschedule"; booking: Booking };
type Props = { linked: Linked; token: string; done: unknown };

export function BookingState({ linked, token, done }: Props) {
  if (linked.status === "cancelled") {
    const words = done === "cancelled" ? bookingPages.justCancelled : bookingPages.cancelled;
    return (
      <MessagePage {...words}>
        <BookAgain />
      </MessagePage>
    );
  }
  if (linked.status !== "open") {
    return (
      <MessagePage {...bookingPages[linked.status]}>
        <a className="button" href={`mailto:${site.email}`}>
          Write to us
        </a>
        <BookAgain quiet />
      </MessagePage>
    );
  }
  const { booking, purpose } = linked;
  if (purpose === "cancel") {
    return (
      <Change words={bookingPages.cancel} booking={booking}>
        <CancelForm token={token} />
      </Change>
    );
  }
  return (
    <Change
      words={done === "moved" ? bookingPages.moved : bookingPages.reschedule}
      booking={booking}
    >
      {done === "moved" ? (
        <BookAgain quiet />
      ) : (
        <RescheduleForm token={token} times={timesOfDay()} />
      )}
    </Change>
  );
}

type ChangeProps = {
  words: { title: string; text: string };
  booking: Booking;
  children: ReactNode;
};

function Change({ words, booking, children }: ChangeProps) {
  const { startsAt, timeZone } = booking;
  const zones = [...new Set([timeZone, scheduling.timeZone])];
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

function BookAgain({ quiet = false }: { quiet?: boolean }) {
  return (
    <PageLink href="/get-started" className={`button ${quiet ? "button-quiet" : ""}`}>
      Book another consultation
    </PageLink>
  );
}
