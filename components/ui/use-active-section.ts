"use client";

import { useEffect, useState } from "react";

/** Share of the window's height. */
const readingLine = 0.35;

/** Null above the first section. */
export function useActiveSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(ids.findLast((id) => isAboveLine(document.getElementById(id))) ?? null);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return current;
}

function isAboveLine(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top < innerHeight * readingLine;
}
