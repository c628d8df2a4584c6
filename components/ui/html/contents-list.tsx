"use client";

import { useEffect, useMemo, useState } from "react";

export type Entry = { id: string; heading: string };

export function ContentsList({ entries }: { entries: readonly Entry[] }) {
  const current = useActiveSection(useMemo(() => entries.map(({ id }) => id), [entries]));
  return (
    <ol className="toc">
      {entries.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A section becomes active once its heading is above this fraction of the window's height. */
const readingLine = 0.35;

/** Returns null above the first section. */
function useActiveSection(ids: readonly string[]): string | null {
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
