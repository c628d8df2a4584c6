"use client";

import { useState } from "react";
import { TextField } from "@/components/ui/field";
import { consultations } from "@/content/consultations";
import { formatStart } from "@/lib/bookings/strings";
import { cityOf, formatFullZone, formatShortStart, formatZone } from "@/lib/time/format";

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
            {zone !== timeZone && ` ${formatShortStart(start, timeZone)} in ${city}.`}
          </>
        )}
      </p>
    </div>
  );
}

/** Searchable by city or offset through the browser's native suggestions. */
function ZoneField({ zone, start, onChoose }: Props) {
  const [labels, setLabels] = useState<string[]>([]);
  const [error, setError] = useState("");
  const instant = start ?? Date.now();

  // Computing hundreds of offsets takes a moment, so it waits until somebody searches.
  const search = async () => (await import("@/lib/time/zone-labels")).zoneSearch(zone, instant);
  const choose = async (input: HTMLInputElement) => {
    const { found = zone, error = "" } = (await search()).find(input.value);
    setError(error);
    input.value = formatFullZone(found, instant);
    onChoose(found);
  };
  return (
    <>
      <TextField
        // Shows another offset if the picked time has one.
        key={start}
        name="zone_search"
        label="Time zone"
        list="zones"
        autoComplete="off"
        defaultValue={formatFullZone(zone, instant)}
        error={error}
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
