"use client";

import { SelectField } from "@/components/ui/field";
import { consultations } from "@/content/consultations";
import { formatStart } from "@/lib/bookings/strings";
import { cityOf, clockTime, formatZone } from "@/lib/time/format";
import { zoneNames } from "@/lib/time/zones";

type Props = { zone: string; start: number | null; onChoose: (zone: string) => void };

export function ZoneNote({ zone, start, onChoose }: Props) {
  const away = zone !== consultations.timeZone;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <SelectField
        name="time_zone"
        label="Time zone"
        value={zone}
        onChange={(event) => onChoose(event.target.value)}
      >
        {zoneNames(zone).map((name) => (
          <option key={name} value={name}>
            {name.replaceAll("_", " ")}
          </option>
        ))}
      </SelectField>
      <p aria-live="polite" className="sm:pt-1">
        {start === null ? (
          `Times are shown for ${cityOf(zone)}. We are in ${formatZone(consultations.timeZone, Date.now())}.`
        ) : (
          <>
            <strong>{formatStart(start, zone)}</strong>
            {`, ${formatZone(zone, start)}.`}
            {away && ` ${clockTime(start, consultations.timeZone)} in ${consultations.city}.`}
          </>
        )}
      </p>
    </div>
  );
}
