import { OutsideScheduler } from "@/components/bookings/calendly/outside-scheduler";
import { CurrencyToggle } from "@/components/pricing/currency-toggle";
import { Price } from "@/components/pricing/price";
import { getStarted } from "@/content/get-started";
import { plainSlots } from "@/lib/bookings/slots";
import { bookingLimits } from "@/lib/bookings/strings";
import type { Content } from "@/lib/content/kinds";
import type { Plan } from "@/lib/content/kinds/plans";
import { formatNumber } from "@/lib/numbers";
import { BookingForm } from "./booking-form";
import { Expectations } from "./expectations";

type PlanProps = { plan: Plan | null; exchangeRate: number };
type Props = PlanProps & {
  calendly: { url: string; script: string } | null;
  hours: Content<"hours">;
  /** For questions. */
  email: string;
};

export function GetStarted({ plan, exchangeRate, calendly, hours, email }: Props) {
  return (
    <>
      <Hero plan={plan} exchangeRate={exchangeRate} />
      <div className="wrap grid gap-x-[clamp(2.5rem,6vw,7rem)] gap-y-16 pt-[clamp(1.5rem,2.5vw,2.5rem)] pb-[clamp(3rem,6vw,6.5rem)] lg:grid-cols-[minmax(0,13fr)_minmax(0,8fr)]">
        <section aria-labelledby="schedule" className="min-w-0">
          <h2 id="schedule" className="title">
            {getStarted.schedule.heading}
          </h2>
          <div className="mt-4">
            {calendly ? (
              <OutsideScheduler {...calendly} email={email} />
            ) : (
              <BookingForm
                plan={plan?.id ?? ""}
                {...plainSlots(hours)}
                noteHint={`Up to ${formatNumber(bookingLimits.note)} characters`}
              />
            )}
          </div>
        </section>
        <div className="min-w-0 space-y-14 lg:pt-2">
          {plan && <PlanFeatures plan={plan} exchangeRate={exchangeRate} />}
          <Expectations email={email} />
        </div>
      </div>
    </>
  );
}

function Hero({ plan, exchangeRate }: PlanProps) {
  return (
    <section className="surface-sun">
      <div className="wrap grid-12 items-start pt-[clamp(1.5rem,3vw,3rem)]">
        <div className={`col-span-12 pb-[clamp(1.5rem,3vw,3rem)] ${plan ? "lg:col-span-7" : ""}`}>
          <h1 className="headline">{getStarted.title}</h1>
          <p className={`lead mt-4 max-w-[30em] ${plan ? "max-sm:mt-3 max-sm:text-base" : ""}`}>
            {getStarted.lead}
          </p>
        </div>
        {plan && (
          <div className="shown-whole col-span-12 lg:col-span-5 lg:self-end">
            <PlanBox plan={plan} exchangeRate={exchangeRate} />
            <span data-end hidden />
          </div>
        )}
      </div>
      <div className="mask" />
    </section>
  );
}

function PlanBox({ plan, exchangeRate }: { plan: Plan; exchangeRate: number }) {
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

function PlanFeatures({ plan, exchangeRate }: { plan: Plan; exchangeRate: number }) {
  return (
    <section aria-labelledby="plan-features" className="border-4 border-mask">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-2 px-6 pt-6 pb-5 sm:px-8">
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
