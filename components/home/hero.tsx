import type { Route } from "next";
import Link from "next/link";
import { site } from "@/content/site";
import { HeroBird } from "./hero-bird";

export function Hero() {
  return (
    <section className="surface-sun hero">
      <div className="wrap">
        <h1 className="display max-w-[7.6em]">{site.tagline}</h1>
      </div>
      <div className="hero-mask" aria-hidden="true">
        <HeroBird className="hero-bird" />
      </div>
      <div className="wrap hero-text">
        <p className="lead max-w-[27em] font-[480]">{site.description}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Link href={"/get-started" as Route} className="button">
            Get started
          </Link>
          <Link href={"/portfolio" as Route} className="button button-quiet">
            See the work
          </Link>
        </div>
      </div>
    </section>
  );
}
