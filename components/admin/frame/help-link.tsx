"use client";

import type { Route } from "next";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useSections, useVisiblePages } from "./access";
import { currentSection } from "./current-section";

/** Links to the guide about the current page, if there is one. */
export function HelpLink() {
  const current = currentSection(usePathname(), useSections());
  const guide = useVisiblePages().find(({ href }) => href === current)?.guide;
  return (
    <Link
      href={`/admin/help${guide ? `#section-${guide}` : ""}` as Route}
      prefetch={false}
      className="admin-to-site"
    >
      Help
    </Link>
  );
}
