import { SearchLink } from "@/components/search/search-link";
import { Wordmark } from "@/components/site/wordmark";
import { StaticHtml } from "@/components/ui/html/static-html";
import { PageLink } from "@/components/ui/pages/page-link";
import { brand } from "@/content/brand";
import { mainLinks } from "@/content/navigation";
import { ForAdmins } from "./for-admins";
import { MobileMenu } from "./mobile-menu";
import { NavLinks } from "./nav-links";
import { SessionLinks } from "./session-links";
import { ThemeToggle } from "./theme-toggle";

export function Header() {
  return (
    <header className="sticky top-0 z-40 border-b-4 border-mask bg-bg">
      <div className="shown-whole wrap flex items-center gap-x-1 max-sm:h-16 sm:gap-x-6 xl:gap-x-8">
        <StaticHtml name="wordmark">
          <PageLink href="/" aria-label={`${brand.name}, home`} className="block py-3 sm:py-4">
            <Wordmark />
          </PageLink>
        </StaticHtml>
        <nav aria-label="Main" className="hidden grow xl:block">
          <NavLinks links={mainLinks} />
        </nav>
        <div className="ml-auto flex items-center gap-1 max-[24rem]:-mr-3 max-[24rem]:gap-0 sm:gap-3">
          <SearchLink />
          <ThemeToggle />
          <ForAdmins />
          <SessionLinks className="hidden sm:flex" />
          <MobileMenu />
        </div>
        <span data-end hidden />
      </div>
    </header>
  );
}
