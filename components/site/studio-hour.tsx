"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { brand } from "@/content/brand";
import { shortTime } from "@/lib/time/short-time";

/** Shorter than a minute, because a page may have slept. */
const updateMs = 10_000;

/**
 * Adds the studio's local time with a script, because cached pages can't contain it. Waits until the
 * line is near the screen: the first formatting of a time blocks a phone for 100 ms.
 */
export function StudioHour({ children }: { children: ReactNode }) {
  const [time, setTime] = useState("");
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!line.current) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const show = () => setTime(shortTime(new Date(), brand.timeZone));
    const observer = new IntersectionObserver(
      (entries) => {
        clearInterval(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        show();
        timer = setInterval(show, updateMs);
      },
      { rootMargin: "50%" },
    );
    observer.observe(line.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);
  return (
    <p ref={line} className="w-full max-sm:min-h-[3.2em]">
      {children}
      {time && ` It's ${time} in ${brand.place.locality}.`}
    </p>
  );
}
