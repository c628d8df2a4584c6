"use client";

import type { Route } from "next";
import Link, { useLinkStatus } from "next/link";
import { usePathname } from "next/navigation";
import { adminSections } from "@/content/admin-navigation";
import { maxCount } from "@/lib/admin/dashboard/schema";
import { useCount } from "./counts";
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
            <Count href={href} />
            {href === current ? <CurrentMark /> : <Pending />}
          </Link>
        </li>
      ))}
    </ul>
  ));
}

function Count({ href }: { href: string }) {
  const { count, of } = useCount(href);
  if (count === 0) return null;
  return (
    <span className="nav-count">
      <span className="sr-only">, </span>
      {count >= maxCount ? `${maxCount - 1}+` : count}
      <span className="sr-only"> {of}</span>
    </span>
  );
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
