import { Drawing } from "@/components/site/shapes";
import { FittedText } from "@/components/ui/fitted-text";
import { PageLink } from "@/components/ui/pages/page-link";
import { bird } from "@/lib/artwork/bird";
import type { Content } from "@/lib/content/kinds";

export function Hero({ tagline, description }: Content<"site">) {
  return (
    <section className="surface-sun hero">
      <div className="wrap">
        <h1 className="display max-w-[7.6em]">
          <FittedText>{tagline}</FittedText>
        </h1>
      </div>
      <div className="hero-mask" aria-hidden="true">
        {/* The mask is 104 units high and begins at 298; hero.css uses these numbers. */}
        <Drawing viewBox="0 0 720 760" shapes={bird} className="hero-bird" />
      </div>
      <div className="wrap hero-text">
        <p className="lead max-w-[27em] font-[480]">{description}</p>
        <div className="mt-6 flex flex-wrap gap-4">
          <PageLink href="/get-started" className="button">
            Get started
          </PageLink>
          <PageLink href="/portfolio" className="button button-quiet">
            See our work
          </PageLink>
        </div>
      </div>
    </section>
  );
}
