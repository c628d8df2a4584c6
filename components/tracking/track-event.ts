import { type EventName, eventContent } from "@/lib/tracking/events";
import { trackByPixel } from "./pixel";

/**
 * Tells of an event twice, by the pixel and through our own server, under one id by which the ad
 * network counts it once. Nothing comes of it on the page, whatever happens.
 */
export function trackEvent(name: EventName, email?: string): void {
  const id = crypto.randomUUID();
  trackByPixel(name, eventContent[name], id);
  fetch("/api/events", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ event_name: name, event_id: id, email }),
    // It goes out even if the visitor leaves the page this moment.
    keepalive: true,
  }).catch(() => {});
}
