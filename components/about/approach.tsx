import type { CSSProperties } from "react";
import { FittedText } from "@/components/ui/fitted-text";
import type { Content } from "@/lib/content/kinds";

/** Renders nothing if there are no steps. */
export function Approach({ about }: { about: Content<"about"> }) {
  const { heading, intro, steps } = about.approach;
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="approach" className="section">
      <div className="wrap">
        <h2 id="approach" className="headline">
          <FittedText>{heading}</FittedText>
        </h2>
        <p className="lead mt-5">{intro}</p>
        <ol className="stairs mt-[clamp(2.5rem,5vw,5rem)] gap-x-[var(--step)] gap-y-12 max-lg:grid sm:max-lg:grid-cols-2 lg:gap-0">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="border-t-8 border-mask pt-6"
              style={{ "--stair": index } as CSSProperties}
            >
              <span aria-hidden="true" className="numeral block text-[clamp(3.5rem,6vw,6.5rem)]">
                {index + 1}
              </span>
              <h3 className="title mt-6">
                <FittedText>{title}</FittedText>
              </h3>
              <p className="mt-3 max-w-[34em] lg:pr-6">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
