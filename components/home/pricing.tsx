import type { CSSProperties } from "react";
import { CurrencyToggle } from "@/components/pricing/currency-toggle";
import { Price } from "@/components/pricing/price";
import { FittedText } from "@/components/ui/fitted-text";
import { StaticHtml } from "@/components/ui/html/static-html";
import { PageLink } from "@/components/ui/pages/page-link";
import { baseCurrency, foreignCurrency } from "@/content/currencies";
import type { Plan } from "@/lib/content/kinds/plans";
import { formatPrice } from "@/lib/pricing/price";

/** Classes by number of plans. */
const columns: Readonly<Record<number, string>> = {
  1: "max-w-[40rem]",
  2: "lg:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "sm:grid-cols-2 min-[100rem]:grid-cols-4",
  5: "sm:grid-cols-2 lg:grid-cols-3",
  6: "sm:grid-cols-2 lg:grid-cols-3",
};

export function Pricing({ plans, exchangeRate }: { plans: readonly Plan[]; exchangeRate: number }) {
  // Three cards share their borders, and the one in the middle may stand out.
  const isJoined = plans.length === 3 && plans[1]?.mostPopular === true;
  const prices = plans.flatMap(({ basePrice }) =>
    [baseCurrency, foreignCurrency].map(({ code }) =>
      formatPrice(basePrice ?? 0, code, exchangeRate),
    ),
  );
  const digits = Math.max(...prices.map(({ length }) => length));
  return (
    <section id="pricing" aria-labelledby="pricing-heading" className="section bg-tint">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <h2 id="pricing-heading" className="headline max-w-[10em]">
            What it costs
          </h2>
          <CurrencyToggle />
        </div>
        <StaticHtml
          name="plans"
          className={`mt-[clamp(2.5rem,5vw,4.5rem)] grid items-stretch gap-6 ${isJoined ? "lg:grid-cols-3 lg:gap-0" : columns[plans.length]}`}
        >
          {plans.map((plan) => (
            <PlanCard key={plan.id} {...{ plan, exchangeRate, isJoined, digits }} />
          ))}
        </StaticHtml>
      </div>
    </section>
  );
}

type CardProps = {
  plan: Plan;
  exchangeRate: number;
  isJoined: boolean;
  /** Characters of the longest price. */
  digits: number;
};

function PlanCard({ plan, exchangeRate, isJoined, digits }: CardProps) {
  const popular = plan.mostPopular;
  const inRow = popular ? "z-10 lg:-my-7 lg:py-15" : "lg:first:border-r-0 lg:last:border-l-0";
  return (
    <article
      className={`relative flex flex-col border-4 border-mask px-6 pt-8 pb-8 sm:px-9 ${
        popular ? "surface-sun" : "bg-bg"
      } ${isJoined ? inRow : ""}`}
    >
      {popular && (
        <p className="label absolute top-0 left-0 bg-mask px-6 py-2 text-on-mask sm:px-9">
          Most Popular
        </p>
      )}
      <h3 className={`title ${popular ? (isJoined ? "max-lg:mt-6" : "mt-6") : ""}`}>
        <FittedText>{plan.name}</FittedText>
      </h3>
      <p className="mt-3 text-muted">{plan.description}</p>
      <p className="@container mt-9">
        <span
          className="numeral block text-[min(clamp(2.6rem,1.6rem+2.6vw,4rem),100cqi/var(--digits)*1.9)] leading-none tracking-[-0.05em] whitespace-nowrap"
          style={{ "--digits": digits } as CSSProperties}
        >
          <Price amount={plan.basePrice} exchangeRate={exchangeRate} />
        </span>
      </p>
      <ul className="mt-8 mb-10 grow">
        {plan.features.map((feature) => (
          <li key={feature} className="border-t border-line py-2.5">
            {feature}
          </li>
        ))}
      </ul>
      <PageLink
        href={plan.cta.href}
        className={`button w-full ${popular ? "" : "button-quiet"}`}
        aria-label={`${plan.cta.label}: ${plan.name} plan`}
      >
        {plan.cta.label}
      </PageLink>
    </article>
  );
}
