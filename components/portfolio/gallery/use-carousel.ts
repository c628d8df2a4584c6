"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { neighbour, pictureAt } from "./carousel-position";

export type Carousel = ReturnType<typeof useCarousel>;

/** Uses native scrolling, so that the browser handles swipes. */
export function useCarousel(count: number, start: number) {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial position; the visitor moves it afterwards.
  useLayoutEffect(() => show(start), []);

  return {
    ref,
    current,
    zoomed,
    step: (by: number) => {
      setZoomed(false);
      // Based on the scroll position: a second click can precede the first scroll event.
      show(neighbour(inView(), by, count));
    },
    toggleZoom: () => setZoomed(!zoomed),
    onScroll: () => setCurrent(inView()),
  };
}
