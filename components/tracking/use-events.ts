"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { type Scheduled, scheduledEvent } from "@/components/bookings/calendly/scheduled";
import { type EventName, eventContent } from "@/lib/tracking/events";
import { startPixel, stopPixel, trackByPixel } from "./pixel";

/** `allowed` is null until known; bookings made before then are held back. */
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
    trackByPixel("PageView", {}, crypto.randomUUID());
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

/** The shared id lets the ad network count pixel and server events as one. Failures are ignored. */
function trackEvent(name: EventName, email?: string): void {
  const id = crypto.randomUUID();
  trackByPixel(name, eventContent[name], id);
  fetch("/api/events", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ event_name: name, event_id: id, email }),
    // The request survives leaving the page.
    keepalive: true,
  }).catch(() => {});
}
