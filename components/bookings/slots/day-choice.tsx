"use client";

import { type ComponentType, useState } from "react";
import { Arrow } from "@/components/ui/arrow";
import type { Day } from "@/lib/time/days";
import { formatDay } from "@/lib/time/format";
import type { CalendarProps } from "./month-calendar";

const shown = 5;

type Props = { days: readonly Day[]; day: Day; zone: string; onChoose: (day: Day) => void };

export function DayChoice({ days, day, zone, onChoose }: Props) {
  const [page, setPage] = useState(0);
  const last = Math.floor((days.length - 1) / shown);
  const current = Math.min(page, last);
  const visible = days.slice(current * shown, current * shown + shown);
  const choose = (next: Day) => {
    setPage(Math.floor(Math.max(0, days.indexOf(next)) / shown));
    onChoose(next);
  };
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p className="label">{monthsOf(visible)}</p>
        <div className="flex">
          <Turn
            label="Earlier days"
            off={current === 0}
            back
            onPress={() => setPage(current - 1)}
          />
          <Turn label="Later days" off={current === last} onPress={() => setPage(current + 1)} />
        </div>
      </div>
      <div role="radiogroup" aria-label="Day" className="mt-1 grid grid-cols-5 gap-1.5 sm:gap-2">
        {visible.map((each) => (
          <label key={each} className={tile}>
            <input
              type="radio"
              name="picked_day"
              value={each}
              checked={each === day}
              onChange={() => onChoose(each)}
              className="sr-only"
            />
            <span className="sr-only">{formatDay(each, { dateStyle: "full" })}</span>
            <span aria-hidden="true" className="label">
              {formatDay(each, { weekday: "short" })}
            </span>
            <span aria-hidden="true" className="numeral mt-2 text-[clamp(1.75rem,6vw,2.75rem)]">
              {Number(each.slice(8))}
            </span>
          </label>
        ))}
      </div>
      <CalendarPanel days={days} day={day} zone={zone} onChoose={choose} />
    </>
  );
}

function Turn(props: { label: string; off: boolean; back?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.off}
      onClick={() => props.off || props.onPress()}
      className="grid h-11 w-11 cursor-pointer place-items-center hover:bg-tint aria-disabled:cursor-default aria-disabled:opacity-35"
    >
      <Arrow className={`h-5 w-5 ${props.back ? "-scale-x-100" : ""}`} />
    </button>
  );
}

const tile =
  "flex min-h-24 cursor-pointer flex-col items-center justify-center border-2 border-field px-1 py-3 transition-colors duration-150 hover:bg-tint has-checked:border-mask has-checked:bg-mask has-checked:text-on-mask has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus";

function monthsOf(days: readonly Day[]): string {
  const months = days.map((day) => formatDay(day, { month: "long", year: "numeric" }));
  return [...new Set([months.at(0), months.at(-1)])].join(" – ");
}

type Calendar = ComponentType<CalendarProps>;

function CalendarPanel(props: CalendarProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ Calendar: Calendar } | null>(null);
  const toggle = () => {
    setOpen(!open);
    setFailed(false);
    if (loaded) return;
    import("./month-calendar").then(
      ({ MonthCalendar }) => setLoaded({ Calendar: MonthCalendar }),
      () => setFailed(true),
    );
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="month-calendar"
        onClick={toggle}
        className="link mt-2 cursor-pointer py-1.5 text-[0.9375rem] font-[600]"
      >
        {open ? "Close calendar" : "Open calendar"}
      </button>
      <section id="month-calendar" aria-label="Month calendar" hidden={!open}>
        {open && loaded && <loaded.Calendar {...props} />}
        <p role="status">
          {failed && "The calendar didn't load. Use the days above to see every available time."}
          {open && !loaded && !failed && "Loading calendar"}
        </p>
      </section>
    </>
  );
}
