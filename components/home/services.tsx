import { FittedText } from "@/components/ui/fitted-text";
import type { Content } from "@/lib/content/kinds";
import { formatDecimal } from "@/lib/numbers";

type Rating = Content<"site">["rating"];
type Props = { services: Content<"services">; stats: Content<"stats">; rating: Rating };

export function Services({ services: { heading, paragraphs, services }, stats, rating }: Props) {
  return (
    <section id="services" aria-labelledby="services-heading" className="surface-ink section">
      <div className="wrap">
        <div className="grid-12 gap-y-8">
          <h2 id="services-heading" className="headline col-span-12 lg:col-span-7">
            <FittedText>{heading}</FittedText>
          </h2>
          <div className="col-span-12 space-y-4 lg:col-span-5 lg:pt-2">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Stats {...stats} rating={rating} />
        <ul className="mt-[clamp(3.5rem,6vw,6rem)] grid gap-x-[var(--step)] gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {services.map(({ title, text, drawing }) => (
            <li key={title} className="rise">
              {/* biome-ignore lint/performance/noImgElement: a vector has one size. */}
              <img
                src={`/drawings.svg#${drawing}`}
                alt=""
                width={160}
                height={100}
                loading="lazy"
                className="mb-6 h-24 w-auto"
              />
              <h3 className="title">
                <FittedText>{title}</FittedText>
              </h3>
              <p className="mt-3 max-w-[30em] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Letters of a number that fit its column at full size. */
const maxFigure = 4;

/** Fits the width of its column. */
function LongFigure({ value }: { value: string }) {
  const fontSize = `min(1em, ${160 / value.length}cqi)`;
  return <span style={{ fontSize, letterSpacing: "-0.06em" }}>{value}</span>;
}

function Stats({ stats, rating }: Content<"stats"> & { rating: Rating }) {
  if (stats.length === 0 && rating.value === null) return null;
  return (
    <div className="mt-[clamp(3.5rem,7vw,7rem)] border-t-8 border-mask">
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {stats.map(({ value, label }) => (
          <div key={label} className="stat">
            <dt className="leading-snug">{label}</dt>
            <dd className="numeral text-[clamp(3.4rem,1.2rem+7vw,8rem)] text-sun">
              {value.length > maxFigure ? <LongFigure value={value} /> : value}
            </dd>
          </div>
        ))}
      </dl>
      {rating.value !== null && (
        <p className="border-t border-line pt-5">
          Rated <strong>{formatDecimal(rating.value)} out of 5</strong> in {rating.reviews} client
          reviews.
        </p>
      )}
    </div>
  );
}
