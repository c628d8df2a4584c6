import type { ReactNode } from "react";
import { Gallery } from "@/components/portfolio/gallery/gallery";
import { zoomable } from "@/components/portfolio/gallery/gallery-picture";
import { ProjectSections } from "@/components/portfolio/sections/project-sections";
import { Arrow } from "@/components/ui/arrow";
import { FittedText } from "@/components/ui/fitted-text";
import { StaticHtml } from "@/components/ui/html/static-html";
import { PageLink } from "@/components/ui/pages/page-link";
import { Picture, type PictureSource } from "@/components/ui/picture";
import { draftedPictures } from "@/content/projects";
import { pictureSource } from "@/lib/portfolio/picture-source";
import type { Project } from "@/lib/portfolio/project";
import { lookOf } from "./look";
import { ProjectHeader } from "./project-header";
import { ProjectScreenshots } from "./project-screenshots";
import { letters } from "./title-size";

type Props = { project: Project; next: Project | null; action?: ReactNode };

export function ProjectDetail({ project, next, action }: Props) {
  const { title, image, sections, supportingImages, keyFeatures, decision } = project;
  const { pictures, indexOf } = zoomable(project);
  return (
    <Gallery pictures={pictures}>
      <article>
        <ProjectHeader {...{ project, indexOf }} />
        <ProjectOverview project={project} action={action} />
        <StaticHtml name="decision">
          {decision.question && <ProjectDecision {...decision} />}
          <ProjectDrafts {...{ title, image }} />
        </StaticHtml>
        <ProjectSections {...{ sections, indexOf }} />
        <ProjectScreenshots screenshots={supportingImages} indexOf={indexOf} />
        <StaticHtml name="features">
          {keyFeatures.length > 0 && <ProjectFeatures features={keyFeatures} />}
        </StaticHtml>
      </article>
      <StaticHtml name="next">{next && <NextProject project={next} />}</StaticHtml>
    </Gallery>
  );
}

function ProjectOverview({ project, action }: { project: Project; action?: ReactNode }) {
  const [first, ...others] = project.fullDescription;
  return (
    <div className="wrap grid-12 gap-y-14 pt-[clamp(3.5rem,6vw,6rem)] pb-[var(--section)]">
      {first && (
        <StaticHtml name="overview" className="col-span-12 lg:col-span-7">
          <section aria-labelledby="overview">
            <h2 id="overview" className="sr-only">
              Overview
            </h2>
            <p className="text-[clamp(1.3rem,1.1rem+0.95vw,1.85rem)] leading-[1.34] tracking-[-0.012em]">
              {first}
            </p>
            {others.map((paragraph) => (
              <p key={paragraph} className="measure mt-6">
                {paragraph}
              </p>
            ))}
          </section>
        </StaticHtml>
      )}
      <ProjectSidebar project={project} action={action} isAlone={!first} />
    </div>
  );
}

type SidebarProps = { project: Project; action?: ReactNode; isAlone: boolean };

function ProjectSidebar({ project, action, isAlone }: SidebarProps) {
  const { client, year, technologies, liveUrl } = project;
  return (
    <aside
      aria-label="Project details"
      className={`col-span-12 lg:col-span-4 ${isAlone ? "" : "lg:col-start-9"}`}
    >
      <div className="lg:sticky lg:top-32">
        <dl className="border-t-8 border-mask">
          {client && <Fact label="Client">{client}</Fact>}
          <Fact label="Year">{year}</Fact>
          {technologies.length > 0 && <Fact label="Technologies">{technologies.join(", ")}</Fact>}
        </dl>
        {(liveUrl || action) && (
          <div className="no-print mt-8 space-y-4">
            {liveUrl && (
              <a href={liveUrl} className="button w-full" rel="noopener" target="_blank">
                Visit Website
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
            {action}
          </div>
        )}
      </div>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-[650]">{children}</dd>
    </div>
  );
}

function ProjectDecision({ question, chosen, rejected }: Project["decision"]) {
  return (
    <section aria-labelledby="decision" className="wrap pb-[var(--section)]">
      <div className="grid-12 gap-y-8 border-t-8 border-mask pt-6">
        <h2 id="decision" className="headline col-span-12 lg:col-span-6">
          <FittedText>{question}</FittedText>
        </h2>
        <dl className="col-span-12 space-y-8 lg:col-span-6 lg:col-start-7">
          <div>
            <dt className="label">We chose</dt>
            <dd className="lead mt-2">{chosen}</dd>
          </div>
          <div className="border-t border-line pt-8">
            <dt className="label text-muted">We rejected</dt>
            <dd className="mt-2 text-muted">{rejected}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

function ProjectFeatures({ features }: { features: readonly string[] }) {
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
              className="relative border-t border-line py-6 pl-[clamp(2.25rem,5vw,4.5rem)] font-display text-[clamp(1.35rem,1.1rem+1.2vw,2.1rem)] leading-[1.12] font-[700] tracking-[-0.025em] text-balance first:border-t-8 first:border-mask last:pb-0"
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

function NextProject({ project }: { project: Project }) {
  return (
    <nav aria-label="Next project" className="project-ground no-print" style={lookOf(project.look)}>
      <div className="mask wipe" />
      <PageLink
        href={`/portfolio/${project.id}`}
        className="group wrap flex items-end justify-between gap-6 py-[clamp(2.5rem,5vw,5rem)] outline-offset-[-8px]"
      >
        <span className="min-w-0">
          <span className="label block">Next project</span>
          <span
            className="next-title mt-3 block font-display group-hover:underline group-hover:decoration-[0.08em] group-hover:underline-offset-[0.1em]"
            style={letters(project.title)}
          >
            {project.title}
          </span>
        </span>
        <Arrow className="mb-2 h-[clamp(2rem,7vw,7rem)] w-[clamp(2rem,7vw,7rem)] shrink-0 transition-transform duration-200 group-hover:translate-x-2" />
      </PageLink>
    </nav>
  );
}

const drafts = [
  { file: "sketch", name: "Sketch", alt: "The screen as boxes and bars drawn by hand" },
  { file: "wire", name: "Wireframe", alt: "The same screen in grey boxes" },
] as const;

/** From the first sketch to the product, side by side. Only pictures of mockups have drafts. */
function ProjectDrafts({ title, image: { src, alt } }: Pick<Project, "title" | "image">) {
  const source = draftedPictures.includes(src) && pictureSource(src);
  if (!source) return null;
  const steps = [
    ...drafts.map(({ file, ...draft }) => ({ ...draft, source: draftSource(`${src}-${file}`) })),
    { name: "Product", alt, source: { ...source, avifSet: smallestFile(src) } },
  ];
  return (
    <ol
      aria-label={`How ${title} took shape`}
      className="wrap grid grid-cols-1 gap-6 pb-[var(--section)] md:grid-cols-3"
    >
      {steps.map(({ name, ...picture }) => (
        <li key={name}>
          <div className="draft-picture">
            <Picture {...picture} sizes="(width < 48rem) 100vw, 30vw" />
          </div>
          <p className="label mt-2">{name}</p>
        </li>
      ))}
    </ol>
  );
}

/** All steps are shown this small. */
const smallestFile = (picture: string) => `/work/${picture}-736.avif 736w`;

const draftSource = (draft: string): PictureSource => ({
  width: 736,
  height: 460,
  avifSet: smallestFile(draft),
  fallback: `/work/${draft}-736.webp`,
  colour: "transparent",
});
