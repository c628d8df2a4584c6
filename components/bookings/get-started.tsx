import { getStarted } from "@/content/get-started";
import type { Plan } from "@/content/plans";
import { BookingForm } from "./booking-form";
import { CalendlyWidget } from "./calendly-widget";
import { Expectations } from "./expectations";
import { PlanBox } from "./plan-box";
import { PlanFeatures } from "./plan-features";

type PlanProps = { plan: Plan | null; exchangeRate: number };
type Props = PlanProps & { calendly: { url: string; script: string } | null };

export function GetStarted({ plan, exchangeRate, calendly }: Props) {
  return (
    <>
      <Hero plan={plan} exchangeRate={exchangeRate} />
      <div className="wrap grid gap-x-[clamp(2.5rem,6vw,7rem)] gap-y-16 py-[clamp(3rem,6vw,6.5rem)] lg:grid-cols-[minmax(0,13fr)_minmax(0,8fr)]">
        <section aria-labelledby="schedule" className="min-w-0">
          <h2 id="schedule" className="headline max-w-[8em]">
            {getStarted.schedule.heading}
          </h2>
          <div className="mt-[clamp(2rem,3.5vw,3.5rem)]">
            {calendly ? <CalendlyWidget {...calendly} /> : <BookingForm plan={plan?.id ?? ""} />}
          </div>
        </section>
        <div className="min-w-0 space-y-14 lg:pt-2">
          {plan && <PlanFeatures plan={plan} exchangeRate={exchangeRate} />}
          <Expectations />
        </div>
      </div>
    </>
  );
}

function Hero({ plan, exchangeRate }: PlanProps) {
  return (
    <section className="surface-sun">
      <div className="wrap grid-12 items-end gap-y-10 pt-[clamp(2.5rem,5vw,5.5rem)]">
        <div
          className={`col-span-12 pb-[clamp(2.5rem,4.5vw,4.5rem)] ${plan ? "lg:col-span-7" : ""}`}
        >
          <h1 className="display">{getStarted.title}</h1>
          <p className="lead mt-7 max-w-[30em]">{getStarted.lead}</p>
        </div>
        {plan && (
          <div className="shown-whole col-span-12 lg:col-span-5">
            <PlanBox plan={plan} exchangeRate={exchangeRate} />
            <span data-end hidden />
          </div>
        )}
      </div>
      <div className="mask" />
    </section>
  );
}
