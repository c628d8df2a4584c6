import { type EventName, eventContent } from "@/lib/tracking/events";
import { trackByPixel } from "./pixel";

/** The shared id lets the ad network count pixel and server event once. Failures are ignored. */
export function trackEvent(name: EventName, email?: string): void {
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
