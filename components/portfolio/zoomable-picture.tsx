import { ZoomLink } from "@/components/portfolio/gallery/gallery";
import type { IndexOf } from "@/components/portfolio/gallery/gallery-picture";
import { StaticHtml } from "@/components/ui/html/static-html";
import { pictureSource } from "@/lib/portfolio/picture-source";
import type { Project } from "@/lib/portfolio/project";
import { ProjectPicture } from "./project-picture";

type Props = { picture: Project["image"]; sizes: string; indexOf: IndexOf };

/** A picture that opens in the lightbox. Renders nothing if it doesn't exist. */
export function ZoomablePicture({ picture, sizes, indexOf }: Props) {
  const source = pictureSource(picture.src);
  if (!source) return null;
  const index = indexOf(picture);
  return (
    <ZoomLink index={index} href={source.fallback}>
      <StaticHtml name={`picture-${index}`}>
        <ProjectPicture {...{ picture, sizes }} />
      </StaticHtml>
    </ZoomLink>
  );
}
