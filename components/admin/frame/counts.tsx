"use client";

import { usePathname } from "next/navigation";
import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import type { AdminCounts } from "@/lib/admin/dashboard/schema";

const Counts = createContext<AdminCounts | null>(null);

type Props = { loaded: Promise<AdminCounts | null>; children: ReactNode };

/** Provides the sidebar's counts, refetched on navigation because the frame stays mounted. */
export function CountsProvider({ loaded, children }: Props) {
  const initial = use(loaded);
  const [latest, setLatest] = useState({ of: loaded, counts: initial });
  const pathname = usePathname();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    fetch("/admin/counts")
      .then((answer) => answer.json())
      .then((counts: AdminCounts | null) => counts && setLatest({ of: loaded, counts }))
      // Keeps the previous counts.
      .catch(() => {});
  }, [pathname, loaded]);
  // Counts from a later server render are newer than fetched ones.
  return <Counts value={latest.of === loaded ? latest.counts : initial}>{children}</Counts>;
}

/** Returns the number of open items of a kind. */
export const useCount = (kind = ""): number => use(Counts)?.[kind] ?? 0;
