import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { editBar } from "@/app/(site)/edit-bar";
import { PortfolioHero } from "@/components/portfolio/portfolio-hero";
import { PortfolioInvitation } from "@/components/portfolio/portfolio-invitation";
import { ProjectGrid } from "@/components/portfolio/project-grid";
import { JsonLd } from "@/components/site/json-ld";
import { PageNotFound } from "@/components/site/page-not-found";
import { StaticHtml } from "@/components/ui/html/static-html";
import { Pagination } from "@/components/ui/pages/pagination";
import { brand } from "@/content/brand";
import { portfolioPage } from "@/content/portfolio";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { getPageImage } from "@/lib/content/social-pages";
import { projectsPerPage } from "@/lib/portfolio/project";
import { listProjects } from "@/lib/portfolio/queries";
import { portfolioGraph } from "@/lib/portfolio/structured-data";
import { isPageNumber } from "@/lib/posts/schema";
import { pagePath } from "@/lib/seo/list-page";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

/** `page` is undefined on the first page; page/1 redirects there. */
type Props = { params: Promise<{ page?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  const found = await findPage(page ?? "1");
  if (!found) return missingMetadata("Page not found");
  const categories = found.projects.flatMap(({ categories }) => categories);
  const keywords = [...new Set(categories)];
  return pageMetadata({ ...detailsOf(page), keywords, image: await getPageImage("/portfolio") });
}

export default async function PortfolioPage({ params }: Props) {
  await skipDraftPrefetch();
  const { page } = await params;
  if (page === "1") permanentRedirect("/portfolio");
  const found = await findPage(page ?? "1");
  if (!found) return <PageNotFound />;
  const { projects, pages } = found;
  const site = await getContent("site");
  const details = {
    ...detailsOf(page),
    site,
    ...(!page && { image: await getPageImage("/portfolio") }),
  };
  return (
    <>
      {await editBar("projects")}
      <JsonLd graph={portfolioGraph(details, projects)} />
      <StaticHtml name="portfolio">
        <PortfolioHero isEmpty={projects.length === 0} />
        <ProjectGrid projects={projects} />
        {pages > 1 && (
          <div className="wrap pb-[var(--section)]">
            <Pagination
              {...{ page: Number(page ?? 1), pages }}
              hrefOf={(to) => pagePath("/portfolio", to)}
              label="Pages of the portfolio"
            />
          </div>
        )}
        <PortfolioInvitation />
      </StaticHtml>
    </>
  );
}

/** Returns null when the page does not exist. */
async function findPage(page: string) {
  if (!isPageNumber(page)) return null;
  const all = await listProjects();
  const pages = Math.max(1, Math.ceil(all.length / projectsPerPage));
  const start = (Number(page) - 1) * projectsPerPage;
  return Number(page) > pages
    ? null
    : { projects: all.slice(start, start + projectsPerPage), pages };
}

function detailsOf(page?: string) {
  const { title, description } = portfolioPage;
  if (!page) return { title, description, path: "/portfolio" };
  return {
    title: `${title}, page ${page}`,
    description: `Earlier projects by ${brand.name}.`,
    path: pagePath("/portfolio", Number(page)),
  };
}
