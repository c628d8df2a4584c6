"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "@/components/ui/pages/page-link";
import type { NavigationLink } from "@/content/navigation";

export function NavLinks({ links }: { links: readonly NavigationLink[] }) {
  const pathname = usePathname();
  return (
    <ul className="nav-links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <PageLink
            href={href}
            aria-current={isCurrent(href, pathname) ? "page" : undefined}
            className="nav-link"
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Also returns true for pages below a section, but never for anchors. */
export function isCurrent(href: string, pathname: string): boolean {
  if (href.includes("#")) return false;
  return href === "/" ? pathname === "/" : pathname === href || pathname.startsWith(`${href}/`);
}
