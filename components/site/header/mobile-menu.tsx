"use client";

import { usePathname } from "next/navigation";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { PageLink } from "@/components/ui/pages/page-link";
import type { NavigationLink } from "@/content/navigation";
import { MenuButton } from "./menu-button";
import { isCurrent } from "./nav-links";
import { SessionLinks } from "./session-links";
import { useDismiss } from "./use-dismiss";
import { useSessionHint } from "./use-session-hint";

// Loaded only for admins.
const AdminLinks = lazy(async () => ({ default: (await import("./admin-links")).AdminLinks }));

type Props = { links: readonly NavigationLink[]; children: ReactNode };

/** A native disclosure, so it works without JavaScript. */
export function MobileMenu({ links, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();
  const hint = useSessionHint();
  useDismiss(details, pathname);
  const close = () => details.current?.removeAttribute("open");
  return (
    <details ref={details} className="group xl:hidden">
      <MenuButton />
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] overflow-y-auto border-b-8 border-mask bg-bg pb-8">
        <nav aria-label="Menu" className="wrap">
          <ul>
            {links.map(({ label, href }) => (
              <li key={href} className="border-b border-line">
                <PageLink
                  href={href}
                  onClick={close}
                  aria-current={isCurrent(href, pathname) ? "page" : undefined}
                  className="menu-link"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
          {hint === "admin" && (
            <Suspense>
              <AdminLinks />
            </Suspense>
          )}
          {children}
          <SessionLinks className="mt-6 justify-between sm:hidden" />
        </nav>
      </div>
    </details>
  );
}
