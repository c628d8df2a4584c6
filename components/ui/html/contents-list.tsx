"use client";

import { useEffect, useState } from "react";

export type Entry = { id: string; heading: string };

export function ContentsList({ entries }: { entries: readonly Entry[] }) {
  const current = useActiveSection(entries);
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
function useActiveSection(entries: readonly Entry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const active = entries.findLast(({ id }) => isAboveLine(document.getElementById(id)));
      setCurrent(active?.id ?? null);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [entries]);
  return current;
}

function isAboveLine(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top < innerHeight * readingLine;
}
