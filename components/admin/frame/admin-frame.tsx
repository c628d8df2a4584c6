import type { ComponentProps, ReactNode } from "react";
import { LiveRegion } from "@/components/admin/frame/live/live-region";
import { ThemeToggle } from "@/components/site/header/theme-toggle";
import { Wordmark } from "@/components/site/wordmark";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { brand } from "@/content/brand";
import type { AdminCounts } from "@/lib/admin/dashboard/schema";
import { formatZone } from "@/lib/time/format";
import { type Access, AccessProvider } from "./access";
import { Account } from "./account";
import { AdminMenu } from "./admin-menu";
import { CountsProvider } from "./counts";
import { AdminKeys } from "./find/admin-keys";
import { FindLink } from "./find/find-link";
import { FocusContent } from "./focus-content";
import { SectionLinks } from "./section-links";

type Props = {
  account: ComponentProps<typeof Account>;
  access: Access;
  /** Promise, so that the page renders while it resolves. */
  counts: Promise<AdminCounts | null>;
  children: ReactNode;
};

/** The layout must also import components/admin/admin.css. */
export function AdminFrame({ account, access, counts, children }: Props) {
  return (
    <AccessProvider access={access}>
      <div className="admin">
        <FocusContent />
        <AdminKeys />
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <CountsProvider loaded={counts}>
          <header className="admin-bar no-print">
            <AdminLink href="/admin" aria-label={`${brand.name}, dashboard`}>
              <Wordmark />
            </AdminLink>
            <div className="ml-auto flex items-center">
              <FindLink />
              <ThemeToggle />
              <AdminMenu {...account} />
            </div>
          </header>
          <AdminSidebar {...account} />
        </CountsProvider>
        <main id="main" tabIndex={-1} className="admin-main">
          <LiveRegion />
          {children}
          <p className="admin-zone">Times: {formatZone(brand.timeZone, Date.now())}</p>
        </main>
      </div>
    </AccessProvider>
  );
}

function AdminSidebar(account: Props["account"]) {
  return (
    <header className="admin-side no-print">
      <div className="admin-brand">
        <AdminLink href="/admin" aria-label={`${brand.name}, dashboard`}>
          <Wordmark />
        </AdminLink>
        <div className="flex">
          <FindLink />
          <ThemeToggle />
        </div>
      </div>
      <nav aria-label="Admin" className="admin-nav">
        <SectionLinks />
      </nav>
      <Account {...account} />
    </header>
  );
}
