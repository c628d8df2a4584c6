"use client";

import { usePathname } from "next/navigation";
import { useRef } from "react";
import { useClosing } from "@/components/site/use-closing";
import { Account } from "./account";
import { SectionLinks } from "./section-links";

/** The sections on a small screen: a native disclosure, so it opens without scripts too. */
export function AdminMenu({ email }: { email: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details, usePathname());
  return (
    <details ref={details} className="group">
      <summary className="grid h-12 w-12 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Menu</span>
        <svg viewBox="0 0 24 24" className="h-7 w-7" aria-hidden="true" focusable="false">
          <g stroke="currentColor" strokeWidth="3.5">
            <path className="group-open:hidden" d="M2 7.5h20M2 16.5h20" />
            <path className="hidden group-open:block" d="m4 4 16 16M20 4 4 20" />
          </g>
        </svg>
      </summary>
      <div className="admin-menu">
        <nav aria-label="Admin" className="admin-nav">
          <SectionLinks onFollow={() => details.current?.removeAttribute("open")} />
        </nav>
        <Account email={email} />
      </div>
    </details>
  );
}
