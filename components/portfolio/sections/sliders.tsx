"use client";

import { useEffect } from "react";

/** Makes the sliders of comparisons work, which are static HTML. */
export function Sliders() {
  useEffect(() => {
    const shown = new AbortController();
    for (const slider of document.querySelectorAll<HTMLInputElement>(".comparison input")) {
      const compare = () => slider.parentElement?.style.setProperty("--at", slider.value);
      slider.addEventListener("input", compare, { signal: shown.signal });
      // Browsers restore the slider's position after a reload.
      compare();
    }
    return () => shown.abort();
  }, []);
  return null;
}
