export function ProjectFeatures({ features }: { features: readonly string[] }) {
  return (
    <section aria-labelledby="key-features" className="surface-ink section">
      <div className="wrap grid-12 gap-y-10">
        <h2 id="key-features" className="headline col-span-12 lg:col-span-4">
          Key features
        </h2>
        <ul className="col-span-12 lg:col-span-8">
          {features.map((feature) => (
            <li
              key={feature}
              className="relative border-t border-line py-6 pl-[clamp(2.25rem,5vw,4.5rem)] font-display text-[clamp(1.35rem,1.1rem+1.2vw,2.1rem)] leading-[1.12] font-[700] tracking-[-0.025em] first:border-t-8 first:border-mask last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-[calc(1.5rem+0.42em)] left-0 h-[0.28em] w-[clamp(1.25rem,3vw,2.75rem)] bg-mask"
              />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
