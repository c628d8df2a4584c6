"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { focusContent } from "@/components/admin/frame/focus-content";
import { Alert } from "@/components/ui/alert";
import { type Announcement, currentAnnouncement, dismiss, subscribe } from "./announce";

const displayMs = 3_000;
const undoMs = 20_000;
/** Time allowed for the navigation that follows an announcement. */
const navigationMs = 3_000;

/** Rendered empty: screen readers need the live regions before the first message. */
export function LiveRegion() {
  const shown = useSyncExternalStore(subscribe, currentAnnouncement, nothing);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // A button removed together with its message fires no blur event.
    if (!shown) setHeld(false);
    if (shown?.tone !== "success" || held) return;
    const timer = setTimeout(() => dismiss(shown.id), shown.undo ? undoMs : displayMs);
    return () => clearTimeout(timer);
  }, [shown, held]);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes.
  useEffect(() => {
    // Undo is only offered on the page where the change was made.
    const left = currentAnnouncement();
    if (left?.undo && performance.now() - left.since > navigationMs) dismiss(left.id);
  }, [path]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timeout.
    <div
      className="announcements"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className="announcement">
        <div role="status">{shown?.tone === "success" && <Message {...shown} />}</div>
        <div role="alert">{shown?.tone === "error" && <Message {...shown} />}</div>
        {shown?.undo && (
          <button
            type="button"
            className="button button-quiet announcement-undo"
            onClick={() => {
              close(shown.id);
              shown.undo?.();
            }}
          >
            Undo
          </button>
        )}
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

/** Renders a new node per message, so that screen readers repeat identical text. */
function Message({ id, message, tone }: Announcement) {
  return (
    <Alert key={id} tone={tone}>
      {message}
    </Alert>
  );
}

// The focused button disappears with its message.
function close(id: number) {
  dismiss(id);
  focusContent();
}

const nothing = () => null;
