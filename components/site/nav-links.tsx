"use client";

import type { Route } from "next";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { NavigationLink } from "@/content/navigation";

export function NavLinks({ links }: { links: readonly NavigationLink[] }) {
  const pathname = usePathname();
  return (
    <ul className="flex flex-wrap xl:justify-center">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link
            href={href as Route}
            aria-current={isCurrent(href, pathname) ? "page" : undefined}
            className="relative block px-3 py-3 text-[0.9375rem] leading-6 font-[550] after:absolute after:inset-x-3 after:bottom-1.5 after:h-1.5 after:origin-left after:scale-x-0 after:bg-mask after:transition-transform after:duration-200 hover:after:scale-x-100 aria-[current=page]:after:scale-x-100 xl:py-5"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Also true on the pages below a section; never for anchors. */
export function isCurrent(href: string, pathname: string): boolean {
  if (href.includes("#")) return false;
  return href === "/" ? pathname === "/" : pathname === href || pathname.startsWith(`${href}/`);
}
