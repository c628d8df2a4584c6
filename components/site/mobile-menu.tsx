"use client";

import type { Route } from "next";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useRef } from "react";
import { adminLinks, mainLinks } from "@/content/navigation";
import { isCurrent } from "./nav-links";
import { SessionLinks } from "./session-links";
import { useClosing } from "./use-closing";
import { useSessionHint } from "./use-session-hint";

/** The main links on a small screen: a native disclosure, so it opens without scripts too. */
export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();
  const hint = useSessionHint();
  useClosing(details, pathname);
  const close = () => details.current?.removeAttribute("open");
  return (
    <details ref={details} className="group sm:hidden">
      <summary className="grid h-12 w-12 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Menu</span>
        <svg viewBox="0 0 24 24" className="h-7 w-7" aria-hidden="true" focusable="false">
          <g stroke="currentColor" strokeWidth="3.5">
            <path className="group-open:hidden" d="M2 7.5h20M2 16.5h20" />
            <path className="hidden group-open:block" d="m4 4 16 16M20 4 4 20" />
          </g>
        </svg>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-b-8 border-mask bg-bg pb-8">
        <nav aria-label="Menu" className="wrap">
          <ul>
            {mainLinks.map(({ label, href }) => (
              <li key={href} className="border-b border-line">
                <Link
                  href={href as Route}
                  onClick={close}
                  aria-current={isCurrent(href, pathname) ? "page" : undefined}
                  className="flex items-center gap-4 py-3.5 font-display text-[1.75rem] leading-tight font-[750] tracking-[-0.035em] before:h-3 before:w-0 before:bg-mask aria-[current=page]:before:w-8"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {hint === "admin" && <AdminMenu />}
          <SessionLinks className="mt-6 justify-between" />
        </nav>
      </div>
    </details>
  );
}

function AdminMenu() {
  return (
    <section aria-labelledby="menu-admin" className="mt-6">
      <h2 id="menu-admin" className="label text-muted">
        Admin
      </h2>
      <ul>
        {adminLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="block py-2.5 font-[600]">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
