import { portfolioPage } from "@/content/portfolio";

export function PortfolioHero({ isEmpty }: { isEmpty: boolean }) {
  return (
    <section className="surface-ink relative overflow-clip">
      <div className="wrap relative pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(5rem,17vw,17rem)]">
        <h1 className="display relative z-1 max-w-[5em] text-[clamp(3.5rem,0.4rem+14vw,14.5rem)]">
          {portfolioPage.heading}
        </h1>
        {!isEmpty && (
          <p className="lead relative z-1 mt-[clamp(1.5rem,3vw,2.75rem)] max-w-[24em] md:max-w-[min(24em,52%)]">
            {portfolioPage.lead}
          </p>
        )}
        <svg
          viewBox="0 0 200 200"
          className="absolute top-5 right-[-2rem] w-[8rem] md:top-auto md:right-[var(--gutter)] md:bottom-[-2vw] md:w-[clamp(14rem,33vw,32rem)]"
          aria-hidden="true"
          focusable="false"
        >
          <circle cx="100" cy="100" r="100" fill="var(--sun)" />
          <circle cx="92" cy="110" r="56" fill="var(--ink-surface)" />
          <circle cx="112" cy="88" r="17" fill="var(--brow)" />
        </svg>
      </div>
    </section>
  );
}
