import { Price } from "@/components/pricing/price";
import { FittedText } from "@/components/ui/fitted-text";
import type { Content } from "@/lib/content/kinds";
import type { Plan } from "@/lib/content/kinds/plans";

type Props = {
  content: Content<"features">;
  /** Shows the currency switch. */
  plan: Plan | undefined;
  exchangeRate: number;
};

/** Renders nothing if there are no features. */
export function Features({ content, plan, exchangeRate }: Props) {
  const { heading, intro, features } = content;
  if (features.length === 0) return null;
  return (
    <section id="features" aria-labelledby="features-heading" className="section">
      <div className="wrap grid-12 gap-y-12">
        <div className="col-span-12 lg:col-span-5">
          <div className="lg:sticky lg:top-32">
            <h2 id="features-heading" className="headline max-w-[8em]">
              <FittedText>{heading}</FittedText>
            </h2>
            <p className="lead mt-6 max-w-[24em] text-muted">{intro}</p>
          </div>
        </div>
        <ol className="col-span-12 lg:col-span-7">
          {features.map(({ title, text, check, proof }, index) => (
            <li
              key={title}
              className="rise grid grid-cols-[3.25rem_1fr] border-t-4 border-mask pt-5 pb-12 last:pb-0 sm:grid-cols-[5.5rem_1fr]"
            >
              <span
                aria-hidden="true"
                className="numeral text-[1.5rem] leading-[1.15] sm:text-[2.25rem]"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="title">
                  <FittedText>{title}</FittedText>
                </h3>
                <p className="mt-3 max-w-[34em]">{text}</p>
                <p className="mt-4 font-[620]">
                  <span className="surface-sun box-decoration-clone px-2 py-1">{check}</span>
                </p>
                {proof && (
                  <p
                    data-proof={proof}
                    className="only-with-script mt-3 min-h-[3.2em] xl:min-h-[1.6em]"
                  >
                    {proof === "currency" && plan && (
                      <>
                        {plan.name}: <Price amount={plan.basePrice} exchangeRate={exchangeRate} />
                      </>
                    )}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
