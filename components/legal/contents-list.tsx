"use client";

import { useMemo } from "react";
import { useCurrentPart } from "./use-current-part";

export type Entry = { id: string; heading: string };

/** Numbered links to the parts of the page, the one being read marked. */
export function ContentsList({ entries }: { entries: readonly Entry[] }) {
  const current = useCurrentPart(useMemo(() => entries.map(({ id }) => id), [entries]));
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
