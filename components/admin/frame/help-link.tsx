"use client";

import { usePathname } from "next/navigation";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { useSections, useVisiblePages } from "./access";
import { currentSection } from "./current-section";

/** Links to the guide about the current page, if there is one. */
export function HelpLink() {
  const current = currentSection(usePathname(), useSections());
  const guide = useVisiblePages().find(({ href }) => href === current)?.guide;
  return (
    <AdminLink href={`/admin/help${guide ? `#section-${guide}` : ""}`} className="admin-to-site">
      Help
    </AdminLink>
  );
}
