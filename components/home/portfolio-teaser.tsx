import { isDrawn, ProjectCover } from "@/components/portfolio/project-picture";
import { CoverParts } from "@/components/posts/drawn-cover";
import { FittedText } from "@/components/ui/fitted-text";
import { PageLink } from "@/components/ui/pages/page-link";
import { portfolioTeaser } from "@/content/portfolio";
import type { Project } from "@/lib/portfolio/project";

const teaserLimit = 3;

/** The first projects. Renders nothing if there are none. */
export function PortfolioTeaser({ projects }: { projects: readonly Project[] }) {
  const teased = projects.slice(0, teaserLimit);
  const [first, ...others] = teased;
  if (!first) return null;
  return (
    <section id="portfolio" aria-labelledby="portfolio-heading" className="section">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <h2 id="portfolio-heading" className="headline max-w-[11em]">
            {projects.length === 3 ? portfolioTeaser.heading : portfolioTeaser.other}
          </h2>
          <PageLink href="/portfolio" className="button button-quiet">
            View all projects
          </PageLink>
        </div>
        {teased.some(isDrawn) && <CoverParts />}
        <LeadProject project={first} />
        <div className="grid-12 mt-[clamp(3.5rem,6vw,6.5rem)] gap-y-14">
          {others.map((project, index) => (
            <article
              key={project.id}
              className={`group relative col-span-12 md:col-span-6 ${index === 1 ? "md:mt-[clamp(0rem,9vw,9rem)]" : ""}`}
            >
              <div className="max-md:-mx-[var(--gutter)]">
                <ProjectCover
                  project={project}
                  sizes="(min-width: 1728px) 776px, (min-width: 48rem) 46vw, 100vw"
                  shared
                />
              </div>
              <ProjectText project={project} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function LeadProject({ project }: { project: Project }) {
  return (
    <article className="group grid-12 relative mt-[clamp(2.5rem,5vw,5rem)] items-end gap-y-0">
      <div className="col-span-12 max-md:-mx-[var(--gutter)] lg:col-span-8">
        <ProjectCover
          project={project}
          sizes="(min-width: 1728px) 1045px, (min-width: 64rem) 62vw, (min-width: 48rem) 92vw, 100vw"
          shared
        />
      </div>
      <div className="col-span-12 lg:col-span-4">
        <ProjectText project={project} />
      </div>
    </article>
  );
}

function ProjectText({ project }: { project: Project }) {
  return (
    <div className="pt-7">
      <h3 className="title">
        <PageLink
          href={`/portfolio/${project.id}`}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-[0.12em] group-hover:underline-offset-[0.15em]"
        >
          <FittedText>{project.title}</FittedText>
        </PageLink>
      </h3>
      <p className="mt-3 max-w-[32em]">{project.description}</p>
      <p className="label mt-3 text-muted">
        {[...project.categories.slice(0, 2), project.year].join(", ")}
      </p>
    </div>
  );
}
