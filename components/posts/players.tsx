"use client";

import { useEffect } from "react";

/** Pages without a video share this file, so what it needs is loaded apart. */
export function Players() {
  useEffect(() => {
    const shown = new AbortController();
    // Where it does not load, the link still leads to the video.
    import("./play-on-press").then(({ playOnPress }) => playOnPress(shown.signal)).catch(() => {});
    return () => shown.abort();
  }, []);
  return null;
}
