import type { Metadata } from "next";
import { editBar } from "@/app/(site)/edit-bar";
import { PortfolioHero } from "@/components/portfolio/portfolio-hero";
import { PortfolioInvitation } from "@/components/portfolio/portfolio-invitation";
import { ProjectGrid } from "@/components/portfolio/project-grid";
import { JsonLd } from "@/components/site/json-ld";
import { StaticHtml } from "@/components/ui/html/static-html";
import { portfolioPage } from "@/content/portfolio";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { listProjects } from "@/lib/portfolio/queries";
import { portfolioGraph } from "@/lib/portfolio/structured-data";
import { pageMetadata } from "@/lib/seo/metadata";

const { title, description } = portfolioPage;
const page = { title, description, path: "/portfolio" } as const;

export async function generateMetadata(): Promise<Metadata> {
  const categories = (await listProjects()).flatMap(({ categories }) => categories);
  return pageMetadata({ ...page, keywords: [...new Set(categories)] });
}

export default async function PortfolioPage() {
  await skipDraftPrefetch();
  const projects = await listProjects();
  return (
    <>
      {await editBar("projects")}
      <JsonLd graph={portfolioGraph({ ...page, site: await getContent("site") }, projects)} />
      <StaticHtml name="portfolio">
        <PortfolioHero />
        <ProjectGrid projects={projects} />
        <PortfolioInvitation />
      </StaticHtml>
    </>
  );
}
