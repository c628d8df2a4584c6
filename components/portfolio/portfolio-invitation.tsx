import { PageLink } from "@/components/ui/pages/page-link";
import { portfolioPage } from "@/content/portfolio";

export function PortfolioInvitation() {
  const { heading, text } = portfolioPage.invitation;
  return (
    <section aria-labelledby="invitation-heading" className="wrap section">
      <div className="surface-sun relative grid content-between gap-y-12 px-[clamp(1.5rem,5vw,5rem)] pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(3.5rem,6vw,6.5rem)] max-md:-mx-[var(--gutter)] max-md:px-[var(--gutter)] lg:aspect-[16/8]">
        <h2 id="invitation-heading" className="display text-[clamp(3.2rem,0.4rem+11.5vw,12rem)]">
          {heading}
        </h2>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-7">
          <p className="lead max-w-[25em]">{text}</p>
          <div className="flex flex-wrap gap-4">
            <PageLink href="/#get-started" className="button">
              Book Now
            </PageLink>
            <PageLink href="/contact" className="button button-quiet">
              Contact Us
            </PageLink>
          </div>
        </div>
        <span
          aria-hidden="true"
          className="mask absolute bottom-0 left-0 w-[22%] translate-y-1/2"
        />
      </div>
    </section>
  );
}
