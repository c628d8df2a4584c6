"use client";

import { useEffect, useRef, useState } from "react";
import { TextField } from "@/components/ui/field";
import { consultations } from "@/content/consultations";
import { formatStart } from "@/lib/bookings/strings";
import { cityOf, clockTime, formatFullZone, formatShortStart, formatZone } from "@/lib/time/format";
import { dayAt } from "@/lib/time/zones";

type Props = { zone: string; start: number | null; onChoose: (zone: string) => void };

export function ZoneNote({ zone, start, onChoose }: Props) {
  const { timeZone, city } = consultations;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <ZoneField zone={zone} start={start} onChoose={onChoose} />
      <p aria-live="polite" className="sm:pt-1">
        {start === null ? (
          `Times are shown for ${cityOf(zone)}. We're in ${formatZone(timeZone, Date.now())}.`
        ) : (
          <>
            <strong>{formatStart(start, zone)}</strong>
            {`, ${formatZone(zone, start)}.`}
            {zone !== timeZone && ` ${agencyTime(start, zone)} in ${city}.`}
          </>
        )}
      </p>
    </div>
  );
}

/** With the day if it is another one there. */
function agencyTime(start: number, zone: string): string {
  const { timeZone } = consultations;
  const isSameDay = dayAt(start, zone) === dayAt(start, timeZone);
  return isSameDay ? clockTime(start, timeZone) : formatShortStart(start, timeZone);
}

/** Searchable by city or offset through the browser's native suggestions. */
function ZoneField({ zone, start, onChoose }: Props) {
  const [labels, setLabels] = useState<string[]>([]);
  const [unknown, setUnknown] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const instant = start ?? Date.now();
  const label = formatFullZone(zone, instant);

  // The offset changes with the picked day.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = label;
  }, [label]);

  // Computing hundreds of offsets takes a moment, so it waits until somebody searches.
  const search = async () => (await import("@/lib/time/zone-labels")).zoneSearch(zone, instant);
  const choose = async (input: HTMLInputElement) => {
    const typed = input.value;
    const found = typed === label ? zone : (await search()).find(typed);
    setUnknown(found ? "" : typed);
    input.value = formatFullZone(found ?? zone, instant);
    if (found) onChoose(found);
  };
  return (
    <>
      <TextField
        ref={field}
        name="zone_search"
        label="Time zone"
        list="zones"
        autoComplete="off"
        defaultValue={label}
        error={unknown && `Choose a time zone from the list: “${unknown}” matches none or several`}
        onFocus={async ({ currentTarget }) => {
          currentTarget.select();
          setLabels((await search()).labels);
        }}
        onChange={({ target }) => labels.includes(target.value) && choose(target)}
        onBlur={({ target }) => choose(target)}
        onKeyDown={(event) => {
          // Enter chooses the zone instead of submitting the form.
          if (event.key !== "Enter") return;
          event.preventDefault();
          void choose(event.currentTarget);
        }}
      />
      <datalist id="zones">
        {labels.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
      <input type="hidden" name="time_zone" value={zone} />
    </>
  );
}
