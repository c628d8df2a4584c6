"use client";

import { useMemo, useState } from "react";
import { TextField } from "@/components/ui/field";
import { consultations } from "@/content/consultations";
import { formatStart } from "@/lib/bookings/strings";
import { cityOf, clockTime, formatFullZone, formatZone } from "@/lib/time/format";
import { zoneNames } from "@/lib/time/zones";

type Props = { zone: string; start: number | null; onChoose: (zone: string) => void };

export function ZoneNote({ zone, start, onChoose }: Props) {
  const away = zone !== consultations.timeZone;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <ZoneField zone={zone} start={start} onChoose={onChoose} />
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

/** Searched by city or offset in the browser's own list of suggestions. */
function ZoneField({ zone, start, onChoose }: Props) {
  // Null while nothing is being typed.
  const [typed, setTyped] = useState<string | null>(null);
  const [isListed, setListed] = useState(false);
  const [now] = useState(Date.now);
  const instant = start ?? now;
  const labels = useMemo(() => {
    const names = isListed ? zoneNames(zone) : [];
    return new Map(names.map((name) => [formatFullZone(name, instant), name]));
  }, [isListed, zone, instant]);

  const type = (text: string) => {
    const name = labels.get(text);
    setTyped(name ? null : text);
    if (name) onChoose(name);
  };
  const finish = () => {
    if (typed === null) return;
    const words = typed.trim().toLowerCase();
    const found = [...labels].filter(([label]) => label.toLowerCase().includes(words));
    if (found.length === 1) onChoose(found[0]?.[1] ?? zone);
    setTyped(null);
  };
  return (
    <>
      <TextField
        name="zone_search"
        label="Time zone"
        list="zones"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? formatFullZone(zone, instant)}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          // Hundreds of offsets take a moment: they are read once somebody looks for one.
          setListed(true);
        }}
        onChange={({ target }) => type(target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          // Enter chooses the zone, and does not send the form.
          if (event.key !== "Enter") return;
          event.preventDefault();
          finish();
        }}
      />
      <datalist id="zones">
        {[...labels.keys()].map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <input type="hidden" name="time_zone" value={zone} />
    </>
  );
}
