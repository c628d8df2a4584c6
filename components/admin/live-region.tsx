"use client";

import { useEffect, useSyncExternalStore } from "react";
import { Banner } from "@/components/ui/banner";
import { type Announcement, currentAnnouncement, dismiss, subscribe } from "./announce";

/** How long a success stays, in milliseconds. */
const shownFor = 3_000;

/**
 * Where `announce` speaks: one pair of live regions, there before there is anything to say. The frame
 * has it; it lies over the page, so that nothing moves under the pointer.
 */
export function LiveRegion() {
  const shown = useSyncExternalStore(subscribe, currentAnnouncement, nothing);
  useEffect(() => {
    if (shown?.tone !== "success") return;
    const timer = setTimeout(() => dismiss(shown.id), shownFor);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className="announcements">
      <div className="announcement">
        <div role="status">{shown?.tone === "success" && <Message {...shown} />}</div>
        <div role="alert">{shown?.tone === "error" && <Message {...shown} />}</div>
        {shown && (
          <button type="button" className="announcement-close" onClick={() => close(shown.id)}>
            <span className="sr-only">Dismiss</span>
            <svg viewBox="0 0 24 24" className="h-4 w-4" aria-hidden="true" focusable="false">
              <path d="m3 3 18 18M21 3 3 21" stroke="currentColor" strokeWidth="4" />
            </svg>
          </button>
        )}
      </div>
    </div>
  );
}

/** A node of its own for each, so that the same words are read again. */
function Message({ id, message, tone }: Announcement) {
  return (
    <Banner key={id} tone={tone}>
      {message}
    </Banner>
  );
}

// The button that had the focus goes with its message.
function close(id: number) {
  dismiss(id);
  document.getElementById("content")?.focus({ preventScroll: true });
}

const nothing = () => null;
