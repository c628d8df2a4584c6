import { CurrencyToggle } from "@/components/pricing/currency-toggle";
import { Price } from "@/components/pricing/price";
import { getStarted } from "@/content/get-started";
import type { Plan } from "@/content/plans";

export function PlanBox({ plan, exchangeRate }: { plan: Plan; exchangeRate: number }) {
  return (
    <section
      aria-label={getStarted.planLabel}
      className="surface-ink relative flex flex-wrap items-end justify-between gap-x-6 gap-y-4 px-[clamp(1.5rem,2.6vw,2.75rem)] py-[clamp(1.25rem,2vw,2rem)]"
    >
      <div>
        <p className="label text-muted">{getStarted.planLabel}</p>
        <h2 className="title mt-2">{plan.name}</h2>
        <p className="numeral mt-3 text-[clamp(2.2rem,1.5rem+2.4vw,4rem)] tracking-[-0.05em] text-sun">
          <Price amount={plan.basePrice} exchangeRate={exchangeRate} />
        </p>
      </div>
      {plan.basePrice !== null && <CurrencyToggle />}
    </section>
  );
}
