import { FittedText } from "@/components/ui/fitted-text";
import type { Content } from "@/lib/content/kinds";

type Props = { about: Content<"about">; employees: Content<"site">["employees"] };

export function Team({ about: { team }, employees }: Props) {
  return (
    <section aria-labelledby="team" className="surface-ink overflow-clip">
      <div className="wrap grid-12 items-end gap-y-10 pt-[var(--section)] lg:pt-[clamp(3rem,6vw,6rem)]">
        <p
          aria-hidden="true"
          className="numeral order-last col-span-12 -mb-[0.1em] text-[clamp(7rem,38vw,36rem)] lg:text-[clamp(13rem,25vw,25rem)] leading-[0.74] whitespace-nowrap text-sun lg:order-none lg:col-span-8"
        >
          {employees.min}–{employees.max}
        </p>
        <div className="col-span-12 lg:col-span-4 lg:pb-[var(--section)]">
          <h2 id="team" className="headline">
            <FittedText>{team.heading}</FittedText>
          </h2>
          {team.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[34em]">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
