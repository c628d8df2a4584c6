import { FittedText } from "@/components/ui/fitted-text";
import type { Content } from "@/lib/content/kinds";

/** Testimonials. Renders nothing if there are none. */
export function Testimonials({ testimonials }: Content<"testimonials">) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="section">
      <div className="wrap">
        <h2 id="testimonials" className="headline">
          In their words
        </h2>
        <ul className="mt-[clamp(2rem,4vw,4rem)] grid gap-10 lg:grid-cols-2">
          {testimonials.map(({ words, name, business }) => (
            <li key={name} className="border-t-8 border-mask pt-5">
              <figure>
                <blockquote className="title">
                  <FittedText>{words}</FittedText>
                </blockquote>
                <figcaption className="mt-4 text-muted">
                  {name}, {business}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
