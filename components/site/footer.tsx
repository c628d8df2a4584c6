import { NewsletterForm } from "@/components/newsletter/newsletter-form";
import { letters } from "@/components/portfolio/title-size";
import { choicesSlot } from "@/components/tracking/slot";
import { FittedText } from "@/components/ui/fitted-text";
import { StaticHtml } from "@/components/ui/html/static-html";
import { PageLink } from "@/components/ui/pages/page-link";
import { brand } from "@/content/brand";
import { newsletter } from "@/content/newsletter";
import type { Frame } from "@/lib/content/frame";
import { CurrentYear } from "./current-year";
import { StudioHour } from "./studio-hour";

export function Footer({ site, navigation }: Frame) {
  const columns = navigation.footerColumns.filter(({ links }) => links.length > 0);
  return (
    // Fills tall screens in place of main, which would move the footer while the page streams in.
    <footer className="surface-ink grow">
      <section
        aria-labelledby="newsletter-heading"
        className="letters no-print border-b border-line"
      >
        <div className="wrap grid-12 gap-y-8">
          <div className="col-span-12 lg:col-span-6">
            <h2 id="newsletter-heading" className="headline">
              {newsletter.heading}
            </h2>
            <p className="lead mt-5 max-w-[26em]">{newsletter.text}</p>
          </div>
          <div className="shown-whole col-span-12 lg:col-span-6">
            <NewsletterForm />
            <span data-end hidden />
          </div>
        </div>
      </section>
      <StaticHtml name="footer" className="wrap grid-12 gap-y-14 pt-[clamp(3.5rem,7vw,7rem)] pb-10">
        <div className="col-span-12 lg:col-span-6">
          <p className="max-w-[12em] text-balance font-display text-[clamp(2rem,1.2rem+2.6vw,3.5rem)] leading-[0.95] font-[780] tracking-[-0.045em]">
            <FittedText>{site.tagline}</FittedText>
          </p>
          <p className="mt-8">
            <a className="link text-[1.15rem]" href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </p>
          {site.phone.href && (
            <p className="mt-2">
              <a className="link text-[1.15rem]" href={site.phone.href}>
                {site.phone.shown}
              </a>
            </p>
          )}
          <ul className="mt-4 flex gap-6">
            {site.social.map(({ name, href }) => (
              <li key={name}>
                <a className="link" href={href} rel="noopener" target="_blank">
                  {name}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav
          aria-label="Footer"
          className="col-span-12 grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:col-span-6"
        >
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="border-t-6 border-mask pt-4 text-[1.05rem] leading-tight tracking-[-0.015em]">
                {heading}
              </h2>
              <ul className="mt-3">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <PageLink href={href} className="inline-block py-1.5 hover:underline">
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </StaticHtml>
      <div className="wrap flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 pb-10">
        <StudioHour>{site.answering}</StudioHour>
        <div className="flex flex-wrap items-center gap-x-8">
          <p className="label text-muted">
            © <CurrentYear /> {brand.name}, {brand.place.locality}
          </p>
          <div id={choicesSlot} className="privacy-choices" />
        </div>
      </div>
      <StaticHtml name="name" className="footer-name no-print">
        <div className="wrap relative">
          {/* biome-ignore lint/performance/noImgElement: a vector has one size. */}
          <img
            src="/drawings.svg#bird"
            alt=""
            width={960}
            height={1290}
            loading="lazy"
            className="footer-bird"
          />
          <p aria-hidden="true" style={letters(brand.shortName)}>
            {brand.shortName}
          </p>
        </div>
      </StaticHtml>
    </footer>
  );
}
