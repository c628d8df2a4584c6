import { Price } from "@/components/pricing/price";
import { getStarted } from "@/content/get-started";
import type { Plan } from "@/content/plans";

export function PlanFeatures({ plan, exchangeRate }: { plan: Plan; exchangeRate: number }) {
  return (
    <section aria-labelledby="plan-features" className="border-4 border-mask">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-6 pt-6 pb-5 sm:px-8">
        <h2 id="plan-features" className="title">
          {plan.name}
        </h2>
        <p className="text-[1.25rem] font-[650]">
          <Price amount={plan.basePrice} exchangeRate={exchangeRate} />
        </p>
      </div>
      <ul aria-label={getStarted.featuresHeading} className="px-6 pb-5 sm:px-8">
        {plan.features.map((feature) => (
          <li key={feature} className="border-t border-line py-2.5">
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
