import { FittedText } from "@/components/ui/fitted-text";
import { call } from "@/content/about";
import type { Content } from "@/lib/content/kinds";
import { SingingBird } from "./singing-bird";

export function AboutHero({ about }: { about: Content<"about"> }) {
  return (
    <section className="surface-ink surface-night overflow-clip">
      <div className="wrap">
        <div className="grid-12 items-end gap-y-6 pt-[clamp(2.5rem,5vw,5rem)]">
          <h1 className="display col-span-12 max-w-[6.4em] text-[clamp(2.9rem,1rem+6.6vw,7.25rem)] lg:col-span-8">
            <FittedText>{about.title}</FittedText>
          </h1>
          <p className="lead col-span-12 lg:col-span-4">{about.lead}</p>
        </div>
        <div aria-hidden="true" className="call mt-[clamp(2.5rem,4vw,4rem)]">
          <SingingBird className="call-bird" />
          <p className="call-words shown-whole">
            {call.map((syllable) => (
              <span key={syllable}>{syllable}</span>
            ))}
            <span data-end hidden />
          </p>
        </div>
      </div>
      <div className="mask" />
    </section>
  );
}
