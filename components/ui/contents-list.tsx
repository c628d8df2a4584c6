"use client";

import { useMemo } from "react";
import { useActiveSection } from "./use-active-section";

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
