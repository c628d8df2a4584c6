"use client";

import { useEffect } from "react";

/** Loads the code of sliders and videos, which are static HTML. */
export function LiveSections() {
  useEffect(() => {
    const shown = new AbortController();
    // If loading fails, the pictures stay halved and the link still leads to the video.
    import("./make-live").then(({ makeLive }) => makeLive(shown.signal)).catch(() => {});
    return () => shown.abort();
  }, []);
  return null;
}
