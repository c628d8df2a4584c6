import type { Metadata } from "next";
import { Features } from "@/components/home/features";
import { GetStarted } from "@/components/home/get-started";
import { Hero } from "@/components/home/hero";
import { PortfolioTeaser } from "@/components/home/portfolio-teaser";
import { Pricing } from "@/components/home/pricing";
import { Services } from "@/components/home/services";
import { JsonLd } from "@/components/site/json-ld";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/seo/metadata";
import { homeGraph } from "@/lib/seo/structured-data/pages";
import { getExchangeRate } from "@/lib/settings/queries";

export const metadata: Metadata = {
  ...pageMetadata({
    title: `${site.name}: ${site.tagline}`,
    description: site.description,
    path: "/",
  }),
  title: { absolute: `${site.name}: ${site.tagline}` },
};

export default async function HomePage() {
  const usdPerTtd = await getExchangeRate();
  return (
    <>
      <JsonLd graph={homeGraph(usdPerTtd)} />
      <Hero />
      <Features />
      <Services />
      <PortfolioTeaser />
      <Pricing usdPerTtd={usdPerTtd} />
      <GetStarted />
    </>
  );
}
