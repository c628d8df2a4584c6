"use client";

import { type ComponentType, useEffect, useState } from "react";

/**
 * Fetches the tracking, and the question before it, where the document names a pixel. Elsewhere this
 * is all there is of either.
 */
export function Tracking() {
  const [Tracker, setTracker] = useState<ComponentType<{ pixel: string }> | null>(null);
  const [pixel, setPixel] = useState("");
  useEffect(() => {
    const mark = document.documentElement.dataset.pixel;
    if (!mark) return;
    setPixel(mark);
    import("./tracker").then(
      (module) => setTracker(() => module.Tracker),
      // Without its code nothing is asked, and so nothing is tracked.
      () => {},
    );
  }, []);
  return Tracker && <Tracker pixel={pixel} />;
}
