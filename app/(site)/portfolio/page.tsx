import type { Metadata } from "next";
import { PortfolioHero } from "@/components/portfolio/portfolio-hero";
import { PortfolioInvitation } from "@/components/portfolio/portfolio-invitation";
import { ProjectGrid } from "@/components/portfolio/project-grid";
import { JsonLd } from "@/components/site/json-ld";
import { StaticHtml } from "@/components/ui/html/static-html";
import { portfolioPage } from "@/content/portfolio";
import { projects } from "@/content/projects";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { portfolioGraph } from "@/lib/portfolio/structured-data";
import { pageMetadata } from "@/lib/seo/metadata";

const page = {
  title: portfolioPage.title,
  description: portfolioPage.description,
  path: "/portfolio",
  keywords: [...new Set(projects.flatMap(({ categories }) => categories))],
} as const;

export const metadata: Metadata = pageMetadata(page);

export default async function PortfolioPage() {
  await skipDraftPrefetch();
  return (
    <>
      <JsonLd graph={portfolioGraph({ ...page, site: await getContent("site") })} />
      <StaticHtml name="portfolio">
        <PortfolioHero />
        <ProjectGrid projects={projects} />
        <PortfolioInvitation />
      </StaticHtml>
    </>
  );
}
