"use client";

import { type ReactNode, useEffect, useState } from "react";

/** Loads the tracker only if the document names a pixel. */
export function Tracking() {
  const [tracker, setTracker] = useState<ReactNode>(null);
  useEffect(() => {
    const { pixel } = document.documentElement.dataset;
    if (!pixel) return;
    import("./tracker").then(
      ({ Tracker }) => setTracker(<Tracker pixel={pixel} />),
      // If loading fails, visitors are neither asked for consent nor tracked.
      () => {},
    );
  }, []);
  return tracker;
}
