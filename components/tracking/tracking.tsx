"use client";

import { type ComponentType, useEffect, useState } from "react";

/** Loads the tracker only if the document names a pixel. */
export function Tracking() {
  const [Tracker, setTracker] = useState<ComponentType<{ pixel: string }> | null>(null);
  const [pixel, setPixel] = useState("");
  useEffect(() => {
    const mark = document.documentElement.dataset.pixel;
    if (!mark) return;
    setPixel(mark);
    import("./tracker").then(
      (module) => setTracker(() => module.Tracker),
      // If loading fails, visitors are neither asked for consent nor tracked.
      () => {},
    );
  }, []);
  return Tracker && <Tracker pixel={pixel} />;
}
