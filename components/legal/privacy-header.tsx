import { FittedText } from "@/components/ui/fitted-text";
import { retentionPeriods } from "@/content/retention";
import type { Content } from "@/lib/content/kinds";
import { Updated } from "./updated";

export function PrivacyHeader({ page }: { page: Content<"legal"> }) {
  return (
    <header className="surface-ink">
      <div className="wrap pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(3rem,6vw,6rem)]">
        <div className="grid-12 items-end gap-y-5">
          <h1 className="display col-span-12 lg:col-span-7">
            <FittedText>{page.title}</FittedText>
          </h1>
          <div className="shown-whole col-span-12 lg:col-span-5 lg:pb-2">
            <p className="lead">{page.lead}</p>
            <Updated day={page.updated} />
            <span data-end hidden />
          </div>
        </div>
        {page.summary.type === "periods" && <Periods {...page.summary} />}
      </div>
    </header>
  );
}

type Periods = Extract<Content<"legal">["summary"], { type: "periods" }>;

function Periods({ heading, records }: Periods) {
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="retention" className="mt-[clamp(2.5rem,5vw,5rem)]">
      <h2 id="retention" className="title border-t-8 border-mask pt-5">
        {heading}
      </h2>
      <ul className="mt-[clamp(1.5rem,2.5vw,2.5rem)] grid gap-x-[var(--step)] sm:grid-cols-2 lg:grid-cols-3">
        {records.map(({ period, what, detail }) => (
          <li key={what} className="border-t border-line pt-6 pb-9">
            <h3 className="shown-whole flex flex-col-reverse gap-5 text-[1.2rem] leading-tight tracking-[-0.02em]">
              <span>{what}</span>
              <span className="numeral text-[clamp(3rem,2rem+3.2vw,5.25rem)] text-sun">
                {retentionPeriods[period].split(" ")[0]}{" "}
                <span className="text-[0.42em] tracking-[-0.035em]">
                  {retentionPeriods[period].split(" ")[1]}
                </span>
              </span>
              <span data-end hidden />
            </h3>
            <p className="mt-2 max-w-[26em] text-muted">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
