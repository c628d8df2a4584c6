import { FittedText } from "@/components/ui/fitted-text";
import type { Content } from "@/lib/content/kinds";

/** Renders nothing if there are no paragraphs. */
export function Mission({ about }: { about: Content<"about"> }) {
  const { heading, paragraphs } = about.mission;
  if (paragraphs.length === 0) return null;
  const [statement, ...others] = paragraphs;
  return (
    <section aria-labelledby="mission" className="section">
      <div className="wrap grid-12 gap-y-8">
        <h2 id="mission" className="title col-span-12 border-t-8 border-mask pt-4 lg:col-span-3">
          <FittedText>{heading}</FittedText>
        </h2>
        <div className="col-span-12 lg:col-span-9">
          <p className="font-display text-[clamp(1.85rem,1.05rem+3.4vw,4.25rem)] leading-[1.02] font-[720] tracking-[-0.038em] text-balance">
            {statement}
          </p>
          {others.map((paragraph) => (
            <p key={paragraph} className="lead mt-8 max-w-[32em] lg:ml-[33.4%]">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
