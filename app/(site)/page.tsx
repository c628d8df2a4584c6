import type { Metadata } from "next";
import { CallBar } from "@/components/home/call-bar";
import { Features } from "@/components/home/features";
import { GetStarted } from "@/components/home/get-started";
import { Hero } from "@/components/home/hero";
import { PortfolioTeaser } from "@/components/home/portfolio-teaser";
import { Pricing } from "@/components/home/pricing";
import { Proofs } from "@/components/home/proofs";
import { Questions } from "@/components/home/questions";
import { Services } from "@/components/home/services";
import { Testimonials } from "@/components/home/testimonials";
import { JsonLd } from "@/components/site/json-ld";
import { StaticHtml } from "@/components/ui/html/static-html";
import { brand } from "@/content/brand";
import { site } from "@/content/site";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { renderQuestions } from "@/lib/content/questions";
import { listProjects } from "@/lib/portfolio/queries";
import { getExchangeRate } from "@/lib/pricing/queries";
import { homeGraph } from "@/lib/pricing/structured-data";
import { pageMetadata } from "@/lib/seo/metadata";

const title = `${brand.name}: ${site.tagline}`;

export const metadata: Metadata = {
  ...pageMetadata({ title, description: site.description, path: "/" }),
  title: { absolute: title },
};

export default async function HomePage() {
  await skipDraftPrefetch();
  const [exchangeRate, features, services, stats, questions, testimonials, projects] =
    await Promise.all([
      getExchangeRate(),
      getContent("features"),
      getContent("services"),
      getContent("stats"),
      getContent("questions").then(renderQuestions),
      getContent("testimonials"),
      listProjects(),
    ]);
  return (
    <>
      <JsonLd graph={homeGraph(exchangeRate, questions.questions)} />
      <StaticHtml name="opening">
        <Hero />
        <CallBar />
        <PortfolioTeaser projects={projects} />
        <Features content={features} exchangeRate={exchangeRate} />
        <Services {...{ services, stats }} />
      </StaticHtml>
      <Proofs />
      <Pricing exchangeRate={exchangeRate} />
      <StaticHtml name="closing">
        <Questions {...questions} />
        <Testimonials {...testimonials} />
        <GetStarted />
      </StaticHtml>
    </>
  );
}
