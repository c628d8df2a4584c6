"use client";

import { useEffect } from "react";

/** Pages without a video also load this file, so the player code is split out. */
export function Players() {
  useEffect(() => {
    const shown = new AbortController();
    // If loading fails, the link still leads to the video.
    import("./play-on-press").then(({ playOnPress }) => playOnPress(shown.signal)).catch(() => {});
    return () => shown.abort();
  }, []);
  return null;
}
