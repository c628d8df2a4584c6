"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";
import type { NavigationLink } from "@/content/navigation";

export function NavLinks({ links }: { links: readonly NavigationLink[] }) {
  const pathname = usePathname();
  return (
    <ul className="flex justify-center">
      {links.map(({ label, href }) => (
        <li key={href}>
          <PageLink
            href={href}
            aria-current={isCurrent(href, pathname) ? "page" : undefined}
            className="relative block px-3 py-5 text-[0.9375rem] leading-6 font-[550] after:absolute after:inset-x-3 after:bottom-1.5 after:h-1.5 after:origin-left after:scale-x-0 after:bg-mask after:transition-transform after:duration-200 hover:after:scale-x-100 aria-[current=page]:after:scale-x-100"
          >
            {label}
          </PageLink>
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
