"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { type Scheduled, scheduledEvent } from "@/components/booking/scheduled";
import { startPixel, stopPixel, trackPageView } from "./pixel";
import { trackEvent } from "./track-event";

/** Tells the ad network of pages and bookings, from the moment it is allowed until it no longer is. */
export function useEvents(pixel: string, allowed: boolean): void {
  const pathname = usePathname();
  const counted = useRef<string>(null);

  useEffect(() => {
    if (allowed) startPixel(pixel);
    else stopPixel();
  }, [pixel, allowed]);

  useEffect(() => {
    // Allowed and refused in turn, a page is still seen once.
    if (!allowed || counted.current === pathname) return;
    counted.current = pathname;
    trackPageView();
    if (pathname === "/get-started") trackEvent("ViewContent");
  }, [allowed, pathname]);

  useEffect(() => {
    if (!allowed) return;
    const onScheduled = (event: Event) => {
      trackEvent("Schedule", (event as CustomEvent<Scheduled>).detail.email);
    };
    window.addEventListener(scheduledEvent, onScheduled);
    return () => window.removeEventListener(scheduledEvent, onScheduled);
  }, [allowed]);
}
