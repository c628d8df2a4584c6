"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { ActionResult } from "@/lib/action";
import { bookingStrings } from "@/lib/bookings/strings";
import type { Day } from "@/lib/time/days";
import { formatShortStart } from "@/lib/time/format";
import { dayAt, ownZone } from "@/lib/time/zones";
import { DayChoice } from "./day-choice";
import { TimeChoice } from "./time-choice";
import { useSlots } from "./use-slots";
import { ZoneNote } from "./zone-note";

/** Receives the picked time, such as `Tue 24 Nov, 1:30 pm`, or an empty string. */
export type OnPick = (picked: string) => void;

type Props = { error: string | undefined; result: ActionResult; onPick: OnPick };

export function SlotPicker({ error, result, onPick }: Props) {
  const { slots, reload } = useSlots(result);
  const [zone, setZone] = useState(ownZone);
  const [chosenDay, setDay] = useState<Day | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const free = slots.status === "loaded" ? slots.free : [];
  const slotDays = free.map((start) => dayAt(start, zone));
  const days = [...new Set(slotDays)];
  const day = days.find((one) => one === chosenDay) ?? days[0];
  const times = free.filter((_, index) => slotDays[index] === day);
  const isFull = slots.status === "loaded" && !day;
  const start = times.find((time) => time === chosen) ?? null;
  const picked = start === null ? "" : formatShortStart(start, zone);
  useEffect(() => onPick(picked), [onPick, picked]);
  const chooseZone = (next: string) => {
    if (start) setDay(dayAt(start, next));
    setZone(next);
  };
  return (
    // Hides the rest of the form while no time is free.
    <fieldset id="starts_at" data-full={isFull || undefined} className="[&[data-full]~*]:hidden">
      <legend className="sr-only">Day and time</legend>
      {slots.status === "failed" && <Failed reload={reload} />}
      {isFull && (
        <p className="lead">
          We're fully booked for the coming weeks.{" "}
          <a href="/contact" className="link">
            Write to us
          </a>{" "}
          and we'll find a time together.
        </p>
      )}
      {slots.status !== "failed" && !isFull && (
        <PickerFrame
          days={day && <DayChoice days={days} day={day} zone={zone} onChoose={setDay} />}
          times={
            day && (
              <TimeChoice
                times={times}
                chosen={start}
                zone={zone}
                error={start === null ? error : undefined}
                onChoose={setChosen}
              />
            )
          }
          note={day && <ZoneNote zone={zone} start={start} onChoose={chooseZone} />}
        />
      )}
      <div role="status">
        {slots.status === "loading" && <span className="sr-only">Loading available times</span>}
      </div>
    </fieldset>
  );
}

function Failed({ reload }: { reload: () => void }) {
  return (
    <div role="alert" className="border-l-[0.75rem] border-error bg-error-tint p-5">
      <p className="font-[600]">{bookingStrings.slotsFailed}</p>
      <button type="button" className="button mt-4" onClick={reload}>
        Try again
      </button>
    </div>
  );
}

type FrameProps = { days?: ReactNode; times?: ReactNode; note?: ReactNode };

/** Reserves its full height while empty, to prevent layout shift. */
export function PickerFrame({ days, times, note }: FrameProps) {
  return (
    <>
      <div className="min-h-[12rem]">
        {days ?? <Bars count={5} className="grid-cols-5 *:h-24" />}
      </div>
      <div className="mt-6 min-h-[21rem] sm:min-h-[13.25rem]">
        {times ?? <Bars count={10} className="grid-cols-3 *:h-12 sm:grid-cols-5" />}
      </div>
      <div className="mt-6 min-h-[11rem] sm:min-h-[7rem]">{note}</div>
    </>
  );
}

function Bars({ count, className }: { count: number; className: string }) {
  return (
    <div aria-hidden="true" className={`grid gap-1.5 pt-10 sm:gap-2 ${className}`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical.
        <span key={index} className="bg-tint" />
      ))}
    </div>
  );
}
