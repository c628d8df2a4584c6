"use client";

import { useEffect, useRef } from "react";
import { announceScheduled } from "@/components/bookings/calendly/scheduled";
import { answerAnchor } from "@/components/forms/form-result";
import type { ActionResult } from "@/lib/action";

export type BookedProps = Extract<ActionResult, { status: "success" }> & { email: string };

export function Booked({ message, email, unconfirmed = false, download, links }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!unconfirmed) announceScheduled("built-in", email);
    heading.current?.focus();
  }, [email, unconfirmed]);
  return (
    <div id={answerAnchor} role="status" className="surface-sun p-[clamp(1.5rem,4vw,3rem)]">
      <h3 ref={heading} tabIndex={-1} className="title outline-none">
        {unconfirmed ? "Check your email to confirm." : "You're booked."}
      </h3>
      <p className="lead mt-4">{message}</p>
      <p className="mt-4">
        {unconfirmed
          ? "From the third booking on, please confirm each by email."
          : "The email has links to reschedule or cancel."}
      </p>
      {download && <Ticket file={download} calendars={links} />}
    </div>
  );
}

type TicketProps = {
  /** Text of a calendar file. */
  file: string;
  /** Web calendars that add the call, by name. */
  calendars: Record<string, string> | undefined;
};

/** Links to save a booked call, drawn as the bird's mask and eye. */
function Ticket({ file, calendars = {} }: TicketProps) {
  return (
    <div className="ticket surface-ink">
      <a
        className="button"
        download="consultation.ics"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      >
        Add to calendar
      </a>
      {Object.entries(calendars).map(([name, url]) => (
        <a key={name} className="link" href={url} rel="noopener" target="_blank">
          {name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ))}
    </div>
  );
}
