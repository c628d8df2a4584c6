import { FittedText } from "@/components/ui/fitted-text";
import type { Content } from "@/lib/content/kinds";

/** Renders nothing if there are no reasons. */
export function Reasons({ about }: { about: Content<"about"> }) {
  const { heading, reasons } = about.whyChooseUs;
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="reasons" className="section bg-tint">
      <div className="wrap">
        <h2 id="reasons" className="headline">
          <FittedText>{heading}</FittedText>
        </h2>
        <ul className="mt-[clamp(2rem,4vw,4rem)]">
          {reasons.map(({ title, text }) => (
            <li
              key={title}
              className="rise grid-12 gap-y-3 border-t-4 border-mask py-[clamp(1.5rem,2.6vw,2.5rem)] last:pb-0"
            >
              <h3 className="col-span-12 text-[clamp(1.65rem,1.1rem+2.4vw,3.25rem)] leading-[0.98] lg:col-span-7">
                <FittedText>{title}</FittedText>
              </h3>
              <p className="col-span-12 max-w-[32em] lg:col-span-5">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
