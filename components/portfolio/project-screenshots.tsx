import type { IndexOf } from "@/components/portfolio/gallery/gallery-picture";
import { FittedText } from "@/components/ui/fitted-text";
import { pictureSource } from "@/lib/portfolio/picture-source";
import type { Project } from "@/lib/portfolio/project";
import { ZoomablePicture } from "./zoomable-picture";

type Screenshot = Project["supportingImages"][number];
type Props = { screenshots: readonly Screenshot[]; indexOf: IndexOf };

/** Omits screenshots whose picture no longer exists. */
export function ProjectScreenshots({ screenshots, indexOf }: Props) {
  const shown = screenshots.filter(({ picture }) => pictureSource(picture.src));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="screenshots" className="wrap pb-[var(--section)]">
      <h2 id="screenshots" className="headline border-t-8 border-mask pt-6">
        Screenshots
      </h2>
      <div className="mt-[clamp(2rem,4vw,4rem)] space-y-[clamp(3.5rem,6vw,6.5rem)]">
        {shown.map((screenshot, index) => (
          <Figure
            key={screenshot.title}
            screenshot={screenshot}
            indexOf={indexOf}
            mirrored={index % 2 === 1}
          />
        ))}
      </div>
    </section>
  );
}

type FigureProps = { screenshot: Screenshot; indexOf: IndexOf; mirrored: boolean };

function Figure({ screenshot, indexOf, mirrored }: FigureProps) {
  const { picture, title, description } = screenshot;
  return (
    <figure className="grid-12 items-end">
      <div
        className={`col-span-12 row-start-1 max-md:-mx-[var(--gutter)] lg:col-span-9 ${mirrored ? "lg:col-start-4" : ""}`}
      >
        <ZoomablePicture
          {...{ picture, indexOf }}
          sizes="(min-width: 1728px) 1180px, (min-width: 64rem) 68vw, (min-width: 48rem) 92vw, 100vw"
        />
      </div>
      <figcaption
        className={`col-span-12 pt-7 lg:col-span-3 lg:row-start-1 lg:pt-0 ${mirrored ? "lg:col-start-1" : ""}`}
      >
        <h3 className="title">
          <FittedText>{title}</FittedText>
        </h3>
        <p className="mt-3 max-w-[30em]">{description}</p>
      </figcaption>
    </figure>
  );
}
