"use client";

import { usePathname } from "next/navigation";
import { useRef } from "react";
import { MenuButton } from "@/components/site/menu-button";
import { useClosing } from "@/components/site/use-closing";
import { Account } from "./account";
import { SectionLinks } from "./section-links";

/** The sections on a small screen: a native disclosure, so it opens without scripts too. */
export function AdminMenu({ email }: { email: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details, usePathname());
  return (
    <details ref={details} className="group">
      <MenuButton />
      <div className="admin-menu">
        <nav aria-label="Admin" className="admin-nav">
          <SectionLinks onFollow={() => details.current?.removeAttribute("open")} />
        </nav>
        <Account email={email} />
      </div>
    </details>
  );
}
