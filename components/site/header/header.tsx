import { SearchLink } from "@/components/search/search-link";
import { Wordmark } from "@/components/site/wordmark";
import { StaticHtml } from "@/components/ui/html/static-html";
import { PageLink } from "@/components/ui/pages/page-link";
import { brand } from "@/content/brand";
import type { Content } from "@/lib/content/kinds";
import { ForAdmins } from "./for-admins";
import { MobileMenu } from "./mobile-menu";
import { NavLinks } from "./nav-links";
import { SessionLinks } from "./session-links";
import { Stripe } from "./stripe";
import { ThemeToggle } from "./theme-toggle";

export function Header({ mainLinks, callLink }: Content<"navigation">) {
  return (
    <header className="header sticky top-0 z-40 bg-bg">
      <div className="shown-whole header-row wrap">
        <StaticHtml name="wordmark">
          <PageLink href="/" aria-label={`${brand.name}, home`} className="flex py-3 sm:py-4">
            <Wordmark />
          </PageLink>
        </StaticHtml>
        <nav aria-label="Main" className="hidden grow xl:block">
          <NavLinks links={mainLinks} />
        </nav>
        <div className="header-tools">
          <SearchLink />
          <ThemeToggle />
          <ForAdmins />
          <SessionLinks className="hidden sm:flex" />
          <PageLink href={callLink.href} className="header-button hidden min-[56rem]:block">
            {callLink.label}
          </PageLink>
          <MobileMenu links={mainLinks}>
            <PageLink href={callLink.href} className="button mt-6 w-full min-[56rem]:hidden">
              {callLink.label}
            </PageLink>
          </MobileMenu>
        </div>
        <span data-end hidden />
      </div>
      <Stripe />
    </header>
  );
}
