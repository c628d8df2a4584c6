"use client";

import { type ReactNode, useEffect, useState } from "react";
import { brand } from "@/content/brand";
import { shortTime } from "@/lib/time/short-time";

/** Shorter than a minute, because a page may have slept. */
const updateMs = 10_000;

/** Adds the studio's local time with a script, because cached pages can't contain it. */
export function StudioHour({ children }: { children: ReactNode }) {
  const [time, setTime] = useState("");
  useEffect(() => {
    const show = () => setTime(shortTime(new Date(), brand.timeZone));
    // Deferred: set here, React would animate it as a view transition of the whole page.
    const first = setTimeout(show);
    const timer = setInterval(show, updateMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return (
    <p className="w-full max-sm:min-h-[3.2em]">
      {time && `It's ${time} in ${brand.place.locality}. `}
      {children}
    </p>
  );
}
