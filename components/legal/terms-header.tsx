import { FittedText } from "@/components/ui/fitted-text";
import type { Content } from "@/lib/content/kinds";
import { Updated } from "./updated";

export function TermsHeader({ page }: { page: Content<"legal"> }) {
  return (
    <>
      <header className="shown-whole grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col justify-between gap-8 px-[var(--gutter)] lg:pl-[max(var(--gutter),50vw-48rem+var(--gutter))] pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(2rem,4vw,4rem)]">
          <h1 className="display">
            <FittedText>{page.title}</FittedText>
          </h1>
          <div>
            <p className="lead max-w-[22em]">{page.lead}</p>
            <Updated day={page.updated} />
          </div>
        </div>
        {page.summary.type === "points" && <Summary {...page.summary} />}
        <span data-end hidden />
      </header>
      <div className="mask" />
    </>
  );
}

type Summary = Extract<Content<"legal">["summary"], { type: "points" }>;

function Summary({ heading, points, note }: Summary) {
  return (
    <section
      aria-labelledby="in-short"
      className="surface-sun px-[var(--gutter)] lg:pr-[max(var(--gutter),50vw-48rem+var(--gutter))] pt-[clamp(2rem,4vw,4rem)] pb-[clamp(2.5rem,4vw,4rem)]"
    >
      <h2 id="in-short" className="sr-only">
        {heading}
      </h2>
      <ol>
        {points.map((point) => (
          <li
            key={point}
            className="border-b-4 border-mask py-[clamp(0.9rem,1.5vw,1.4rem)] font-display text-[clamp(1.3rem,1rem+1.35vw,2.15rem)] leading-[1.06] font-[740] tracking-[-0.032em] text-balance"
          >
            {point}
          </li>
        ))}
      </ol>
      <p className="mt-5">{note}</p>
    </section>
  );
}
