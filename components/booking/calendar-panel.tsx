"use client";

import { type ComponentType, useState } from "react";
import type { Day } from "@/lib/time/zones";

export type CalendarProps = {
  days: readonly Day[];
  day: Day;
  zone: string;
  onChoose: (day: Day) => void;
};

type Calendar = ComponentType<CalendarProps>;

/** The month calendar, fetched when it is first opened; without it the list of days goes on. */
export function CalendarPanel(props: CalendarProps) {
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
        {open ? "Close the calendar" : "Open the month calendar"}
      </button>
      <section id="month-calendar" aria-label="Month calendar" hidden={!open}>
        {open && loaded && <loaded.Calendar {...props} />}
        <p role="status">
          {failed && "The calendar did not load. The days above lead to every free time."}
          {open && !loaded && !failed && "Loading the calendar"}
        </p>
      </section>
    </>
  );
}
