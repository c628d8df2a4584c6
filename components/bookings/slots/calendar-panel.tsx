"use client";

import { type ComponentType, useState } from "react";
import type { CalendarProps } from "./month-calendar";

type Calendar = ComponentType<CalendarProps>;

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
