import { ZoomLink } from "@/components/portfolio/gallery/gallery";
import { fullSize } from "@/components/portfolio/gallery/picture-source";
import { StaticHtml } from "@/components/ui/html/static-html";
import { pictures } from "@/content/pictures";
import type { Screenshot } from "@/content/projects";
import { ProjectPicture } from "./project-picture";

export function ProjectScreenshots({ screenshots }: { screenshots: readonly Screenshot[] }) {
  return (
    <section aria-labelledby="screenshots" className="wrap pb-[var(--section)]">
      <h2 id="screenshots" className="headline border-t-8 border-mask pt-6">
        Screenshots
      </h2>
      <div className="mt-[clamp(2rem,4vw,4rem)] space-y-[clamp(3.5rem,6vw,6.5rem)]">
        {screenshots.map((screenshot, index) => (
          <Figure
            key={screenshot.url}
            screenshot={screenshot}
            // In the lightbox, the header's picture comes first.
            index={index + 1}
            mirrored={index % 2 === 1}
          />
        ))}
      </div>
    </section>
  );
}

type FigureProps = { screenshot: Screenshot; index: number; mirrored: boolean };

function Figure({ screenshot, index, mirrored }: FigureProps) {
  const { url, title, description } = screenshot;
  return (
    <figure className="grid-12 items-end">
      <div
        className={`col-span-12 row-start-1 max-md:-mx-[var(--gutter)] lg:col-span-9 ${mirrored ? "lg:col-start-4" : ""}`}
      >
        <ZoomLink index={index} href={fullSize(url, pictures[url])}>
          <StaticHtml name={url}>
            <ProjectPicture
              name={url}
              sizes="(min-width: 1728px) 1180px, (min-width: 64rem) 68vw, (min-width: 48rem) 92vw, 100vw"
            />
          </StaticHtml>
        </ZoomLink>
      </div>
      <figcaption
        className={`col-span-12 pt-7 lg:col-span-3 lg:row-start-1 lg:pt-0 ${mirrored ? "lg:col-start-1" : ""}`}
      >
        <h3 className="title">{title}</h3>
        <p className="mt-3 max-w-[30em]">{description}</p>
      </figcaption>
    </figure>
  );
}
