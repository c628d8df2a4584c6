import type { ReactNode } from "react";
import { pictures } from "@/content/pictures";
import { type ImageName, imageAlt, type Project } from "@/content/projects";
import { Gallery } from "./gallery";
import { NextProject } from "./next-project";
import { type GalleryPicture, pictureSource } from "./picture-source";
import { ProjectFeatures } from "./project-features";
import { ProjectHeader } from "./project-header";
import { ProjectOverview } from "./project-overview";
import { ProjectScreenshots } from "./project-screenshots";

type Props = { project: Project; next: Project | null; action?: ReactNode };

export function ProjectDetail({ project, next, action }: Props) {
  const { supportingImages, keyFeatures } = project;
  return (
    <Gallery pictures={galleryOf(project)}>
      <article>
        <ProjectHeader project={project} />
        <ProjectOverview project={project} action={action} />
        {supportingImages.length > 0 && (
          <ProjectScreenshots screenshots={supportingImages} firstIndex={1} />
        )}
        {keyFeatures && <ProjectFeatures features={keyFeatures} />}
      </article>
      {next && <NextProject project={next} />}
    </Gallery>
  );
}

function galleryOf({ title, description, image, supportingImages }: Project): GalleryPicture[] {
  return [
    { title, description, ...fileOf(image) },
    ...supportingImages.map(({ url, ...words }) => ({ ...words, ...fileOf(url) })),
  ];
}

function fileOf(name: ImageName) {
  return { source: pictureSource(name, pictures[name]), alt: imageAlt[name] };
}
