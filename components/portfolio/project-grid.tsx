import { CoverParts } from "@/components/posts/drawn-cover";
import { FittedText } from "@/components/ui/fitted-text";
import { PageLink } from "@/components/ui/pages/page-link";
import type { Project } from "@/lib/portfolio/project";
import { Chips } from "./chips";
import { isDrawn, ProjectCover } from "./project-picture";

const chipLimit = 3;

// One large card, then two of unequal width, repeated.
const places = [
  {
    item: "col-span-12",
    text: "md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-[var(--step)]",
    title: "headline",
    sizes: "(min-width: 1728px) 1584px, (min-width: 48rem) 92vw, 100vw",
  },
  {
    item: "col-span-12 md:col-span-6 lg:col-span-7",
    text: "",
    title: "title",
    sizes: "(min-width: 1728px) 911px, (min-width: 64rem) 53vw, (min-width: 48rem) 45vw, 100vw",
  },
  {
    item: "col-span-12 md:col-span-6 lg:col-span-5 md:mt-[clamp(3rem,9vw,9rem)]",
    text: "",
    title: "title",
    sizes: "(min-width: 1728px) 641px, (min-width: 64rem) 38vw, (min-width: 48rem) 45vw, 100vw",
  },
] as const;

export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  if (projects.length === 0) return null;
  return (
    <>
      {projects.some(isDrawn) && <CoverParts />}
      <ul className="wrap grid-12 relative -mt-[clamp(3rem,12vw,12rem)] gap-y-[clamp(3.5rem,6vw,6.5rem)]">
        {projects.map((project, index) => (
          <ProjectCard key={project.id} project={project} index={index} />
        ))}
      </ul>
    </>
  );
}

function ProjectCard({ project, index }: { project: Project; index: number }) {
  const place = places[index % places.length] ?? places[0];
  const { id, title, description, categories, year } = project;
  return (
    <li className={place.item}>
      <article className="group relative">
        <div className="max-md:-mx-[var(--gutter)]">
          <ProjectCover {...{ project }} sizes={place.sizes} priority={index === 0} shared />
        </div>
        <div className={`pt-8 ${place.text}`}>
          <h2 className={place.title}>
            <PageLink
              href={`/portfolio/${id}`}
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-[0.1em] group-hover:underline-offset-[0.12em]"
            >
              <FittedText>{title}</FittedText>
            </PageLink>
          </h2>
          <div>
            <p className="mt-3 max-w-[34em] md:mt-0 [h2.title+div>&]:mt-3">{description}</p>
            <div className="shown-whole mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="label">{year}</p>
              <Chips labels={categories.slice(0, chipLimit)} />
              <span data-end hidden />
            </div>
          </div>
        </div>
      </article>
    </li>
  );
}
