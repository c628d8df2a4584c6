import type { ReactNode } from "react";
import { consultations } from "@/content/consultations";
import type { Booking } from "@/lib/bookings/schema";
import { formatStart } from "@/lib/bookings/strings";
import { formatZone } from "@/lib/time/format";

type Props = { words: { title: string; text: string }; booking: Booking; children: ReactNode };

export function LinkedBooking({ words, booking, children }: Props) {
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
