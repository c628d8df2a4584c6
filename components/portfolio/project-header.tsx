import { ZoomLink } from "@/components/portfolio/gallery/gallery";
import { fullSize } from "@/components/portfolio/gallery/picture-source";
import { BackLink } from "@/components/ui/back-link";
import { StaticHtml } from "@/components/ui/html/static-html";
import { pictures } from "@/content/pictures";
import type { Project } from "@/content/projects";
import { Chips } from "./chips";
import { lookOf } from "./look";
import { ProjectPicture } from "./project-picture";
import { letters } from "./title-size";

export function ProjectHeader({ project }: { project: Project }) {
  const { title, description, categories, image } = project;
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
            <Chips labels={categories} className="col-span-12 lg:col-span-5 lg:justify-end" />
          </div>
        </div>
      </header>
      <div className="project-stage">
        <div className="wrap max-md:px-0">
          <ZoomLink index={0} href={fullSize(image, pictures[image])}>
            <StaticHtml name="first-picture">
              <ProjectPicture
                name={image}
                sizes="(min-width: 1728px) 1584px, (min-width: 48rem) 92vw, 100vw"
                priority
              />
            </StaticHtml>
          </ZoomLink>
        </div>
      </div>
    </div>
  );
}
