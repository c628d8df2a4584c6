"use client";

import type { Route } from "next";
import Link, { useLinkStatus } from "next/link";
import { usePathname } from "next/navigation";
import { adminSections } from "@/content/admin-navigation";
import { CurrentMark } from "./current-mark";
import { currentSection } from "./current-section";

export function SectionLinks({ onFollow }: { onFollow?: () => void }) {
  const pathname = usePathname();
  const current = currentSection(pathname);
  return adminSections.map((links) => (
    <ul key={links[0]?.href}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link
            href={href as Route}
            // Each of these pages queries the session in the database.
            prefetch={false}
            onClick={onFollow}
            aria-current={href === current ? (href === pathname ? "page" : "true") : undefined}
          >
            {label}
            {href === current ? <CurrentMark /> : <Pending />}
          </Link>
        </li>
      ))}
    </ul>
  ));
}

function Pending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span role="status" className="nav-pending">
      <span className="sr-only">Loading...</span>
    </span>
  );
}
