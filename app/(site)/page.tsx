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
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { renderQuestions } from "@/lib/content/render-markdown";
import { getPageImage } from "@/lib/content/social-pages";
import { listProjects } from "@/lib/portfolio/queries";
import { getExchangeRate } from "@/lib/pricing/queries";
import { homeGraph } from "@/lib/pricing/structured-data";
import { pageMetadata } from "@/lib/seo/metadata";
import { editBar } from "./edit-bar";

export async function generateMetadata(): Promise<Metadata> {
  const { tagline, description } = await getContent("site");
  const title = `${brand.name}: ${tagline}`;
  const image = await getPageImage("/");
  return { ...pageMetadata({ title, description, path: "/", image }), title: { absolute: title } };
}

const homeContents = [
  ...["services", "features", "stats", "plans", "questions", "testimonials", "projects"],
];

export default async function HomePage() {
  await skipDraftPrefetch();
  const [exchangeRate, site, { callLink }, { plans }, features] = await Promise.all([
    getExchangeRate(),
    getContent("site"),
    getContent("navigation"),
    getContent("plans"),
    getContent("features"),
  ]);
  const [services, stats, questions, testimonials] = await Promise.all([
    getContent("services"),
    getContent("stats"),
    getContent("questions").then(renderQuestions),
    getContent("testimonials"),
  ]);
  const projects = await listProjects();
  return (
    <>
      {await editBar(...homeContents)}
      <JsonLd graph={homeGraph({ site, plans, exchangeRate, questions: questions.questions })} />
      <StaticHtml name="opening">
        <Hero {...site} />
        <CallBar {...callLink} />
        <PortfolioTeaser projects={projects} />
        <Features content={features} plan={plans[0]} exchangeRate={exchangeRate} />
        <Services {...{ services, stats }} rating={site.rating} />
      </StaticHtml>
      <Proofs />
      <Pricing plans={plans} exchangeRate={exchangeRate} />
      <StaticHtml name="closing">
        <Questions {...questions} />
        <Testimonials {...testimonials} />
        <GetStarted />
      </StaticHtml>
    </>
  );
}
