"use client";

import { useEffect } from "react";

const uses = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Adds live measurements to the features, and animates the hero's bird. Both are static HTML. */
export function Proofs() {
  useEffect(() => {
    const waiting = new AbortController();
    const load = () => {
      waiting.abort();
      import("./prove").then(
        ({ prove }) => prove(),
        () => {},
      );
    };
    for (const use of uses) addEventListener(use, load, { passive: true, signal: waiting.signal });
    return () => waiting.abort();
  }, []);
  return null;
}
