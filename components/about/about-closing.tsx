import { FittedText } from "@/components/ui/fitted-text";
import { PageLink } from "@/components/ui/pages/page-link";
import type { Content } from "@/lib/content/kinds";
import { SingingBird } from "./singing-bird";

export function AboutClosing({ about }: { about: Content<"about"> }) {
  const { heading, text } = about.closing;
  return (
    <section aria-labelledby="closing" className="surface-sun overflow-clip">
      <div className="mask wipe" />
      <div className="wrap grid-12 items-end gap-y-12 pt-[clamp(3.5rem,7vw,7rem)]">
        <div className="col-span-12 lg:col-span-7 lg:pb-[clamp(3.5rem,7vw,7rem)]">
          <h2 id="closing" className="display">
            <FittedText>{heading}</FittedText>
          </h2>
          <p className="lead mt-7 max-w-[27em]">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <PageLink href="/get-started" className="button">
              Book a consultation
            </PageLink>
            <PageLink href="/contact" className="button button-quiet">
              Contact us
            </PageLink>
          </div>
        </div>
        <div
          aria-hidden="true"
          className="col-span-12 flex items-end justify-end gap-[clamp(1rem,3vw,3.5rem)] lg:col-span-5"
        >
          <SingingBird className="w-[38%] overflow-visible" />
          <SingingBird className="w-[30%] -scale-x-100 overflow-visible" />
        </div>
      </div>
      <div className="mask" />
    </section>
  );
}
