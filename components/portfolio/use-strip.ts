"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { neighbour, pictureAt } from "./strip-position";

export type Strip = {
  ref: RefObject<HTMLUListElement | null>;
  /** Which picture is in view. */
  current: number;
  zoomed: boolean;
  /** Goes this many pictures on, around the ends. */
  step: (by: number) => void;
  toggleZoom: () => void;
  onScroll: () => void;
};

/** A row of pictures that scrolls sideways, so that a swipe is the browser's own. */
export function useStrip(count: number, start: number): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  const [zoomed, setZoomed] = useState(false);

  const show = (index: number) => {
    const row = ref.current;
    if (row) row.scrollTo({ left: index * row.clientWidth, behavior: "instant" });
  };

  const inView = () => {
    const row = ref.current;
    return row ? pictureAt(row.scrollLeft, row.clientWidth, count) : current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins; then the visitor moves it.
  useLayoutEffect(() => show(start), []);

  return {
    ref,
    current,
    zoomed,
    step: (by) => {
      setZoomed(false);
      // From where the row is: a second press can come before the first one's scroll event.
      show(neighbour(inView(), by, count));
    },
    toggleZoom: () => setZoomed(!zoomed),
    onScroll: () => setCurrent(inView()),
  };
}
