"use client";

import { usePathname } from "next/navigation";
import { type ComponentProps, useRef } from "react";
import { MenuButton } from "@/components/site/header/menu-button";
import { useDismiss } from "@/components/site/header/use-dismiss";
import { Account } from "./account";
import { SectionLinks } from "./section-links";

/** A native disclosure, so it works without JavaScript. */
export function AdminMenu(account: ComponentProps<typeof Account>) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details, usePathname());
  return (
    <details ref={details} className="group">
      <MenuButton />
      <div className="admin-menu">
        <nav aria-label="Admin" className="admin-nav">
          <SectionLinks onFollow={() => details.current?.removeAttribute("open")} />
        </nav>
        <Account {...account} />
      </div>
    </details>
  );
}
