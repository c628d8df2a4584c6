"use client";

import { usePathname } from "next/navigation";
import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import type { AdminCounts } from "@/lib/admin/dashboard/schema";

const Counts = createContext<AdminCounts | null>(null);

type Props = { loaded: Promise<AdminCounts | null>; children: ReactNode };

/** What waits for somebody, asked for again on every page: the frame stays from page to page. */
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
      .then((counts: AdminCounts) => setLatest({ of: loaded, counts }))
      // The old ones stay.
      .catch(() => {});
  }, [pathname, loaded]);
  // What came with a later answer of the server is newer.
  return <Counts value={latest.of === loaded ? latest.counts : initial}>{children}</Counts>;
}

const badges = {
  "/admin/messages": { name: "messages", of: "unread" },
  "/admin/waitlist": { name: "waitlist", of: "pending" },
  "/admin/outbox": { name: "outbox", of: "failed" },
} as const;

/** How many new things a section has, and the word for them. */
export function useCount(href: string): { count: number; of: string } {
  const counts = use(Counts);
  const badge = badges[href as keyof typeof badges];
  return { count: (badge && counts?.[badge.name]) ?? 0, of: badge?.of ?? "" };
}
