import { ZoomLink } from "@/components/portfolio/gallery/gallery";
import type { IndexOf } from "@/components/portfolio/gallery/gallery-picture";
import { BackLink } from "@/components/ui/back-link";
import { StaticHtml } from "@/components/ui/html/static-html";
import { pictureSource } from "@/lib/portfolio/picture-source";
import type { Project } from "@/lib/portfolio/project";
import { Chips } from "./chips";
import { lookOf } from "./look";
import { ProjectCover } from "./project-picture";
import { letters } from "./title-size";

export function ProjectHeader({ project, indexOf }: { project: Project; indexOf: IndexOf }) {
  const { title, description, categories, image } = project;
  const source = pictureSource(image.src);
  const cover = (
    <StaticHtml name="first-picture">
      <ProjectCover project={project} sizes={wide} priority />
    </StaticHtml>
  );
  return (
    <div style={lookOf(project.look)}>
      <header className="project-ground">
        <div className="wrap pt-4 pb-[clamp(2rem,4vw,3.5rem)]">
          <BackLink href="/portfolio">Back to portfolio</BackLink>
          <h1 className="project-title mt-[clamp(1.25rem,2.5vw,2.25rem)]" style={letters(title)}>
            {title}
          </h1>
          <div className="grid-12 mt-[clamp(1.75rem,3.5vw,3.25rem)] items-end gap-y-6">
            <p className="lead col-span-12 max-w-[30em] lg:col-span-7">{description}</p>
            {categories.length > 0 && (
              <Chips labels={categories} className="col-span-12 lg:col-span-5 lg:justify-end" />
            )}
          </div>
        </div>
      </header>
      <div className="project-stage">
        <div className="wrap max-md:px-0">
          {source ? (
            <ZoomLink index={indexOf(image)} href={source.fallback}>
              {cover}
            </ZoomLink>
          ) : (
            cover
          )}
        </div>
      </div>
    </div>
  );
}

const wide = "(min-width: 1728px) 1584px, (min-width: 48rem) 92vw, 100vw";
