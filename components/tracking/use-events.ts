"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { type Scheduled, scheduledEvent } from "@/components/bookings/scheduled";
import { startPixel, stopPixel, trackPageView } from "./pixel";
import { trackEvent } from "./track-event";

/** `allowed` is null while unknown: a booking made meanwhile waits for the answer. */
export function useEvents(pixel: string, allowed: boolean | null): void {
  const pathname = usePathname();
  const lastPath = useRef<string>(null);
  const waiting = useRef<Scheduled[]>([]);

  useEffect(() => {
    if (allowed) startPixel(pixel);
    else stopPixel();
  }, [pixel, allowed]);

  useEffect(() => {
    // Toggling consent must not count a page twice.
    if (!allowed || lastPath.current === pathname) return;
    lastPath.current = pathname;
    trackPageView();
    if (pathname === "/get-started") trackEvent("ViewContent");
  }, [allowed, pathname]);

  useEffect(() => {
    const waited = allowed === null ? [] : waiting.current.splice(0);
    if (allowed === false) return;
    const tell = ({ email }: Scheduled) => trackEvent("Schedule", email);
    waited.forEach(tell);
    const onScheduled = (event: Event) => {
      const { detail } = event as CustomEvent<Scheduled>;
      if (allowed) tell(detail);
      else waiting.current.push(detail);
    };
    window.addEventListener(scheduledEvent, onScheduled);
    return () => window.removeEventListener(scheduledEvent, onScheduled);
  }, [allowed]);
}
