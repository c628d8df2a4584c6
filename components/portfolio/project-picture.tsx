import { DrawnCover } from "@/components/posts/drawn-cover";
import { Picture } from "@/components/ui/picture";
import { pictureSource, previewOf } from "@/lib/portfolio/picture-source";
import type { Project } from "@/lib/portfolio/project";

/** Width divided by height below which a picture would be taller than most windows. */
const tall = 4 / 3;

type PictureSize = { width: number; height: number };

type Props = {
  picture: Project["image"];
  sizes: string;
  priority?: boolean;
  /** Name for view transitions, if this is a cover. Tall covers are cropped. */
  name?: string;
};

/** Renders nothing if the picture doesn't exist. */
export function ProjectPicture({ picture, sizes, priority = false, name }: Props) {
  const source = pictureSource(picture.src);
  if (!source) return null;
  const { width, height } = source;
  const isTall = width / height < tall;
  const style = name ? { viewTransitionName: name } : widthOf(source);
  return (
    <div
      className={`relative bg-tint ${isTall ? (name ? "cropped" : "mx-auto") : ""}`.trim()}
      style={style}
    >
      <div
        className={priority ? "" : "fetch-late"}
        style={{ aspectRatio: isTall && name ? "4 / 3" : `${width} / ${height}` }}
      >
        <Picture
          {...{ source, sizes, priority }}
          alt={picture.alt}
          preview={priority ? previewOf(picture.src) : undefined}
        />
      </div>
      <span aria-hidden="true" className="mask picture-mask" />
    </div>
  );
}

/** Keeps a tall picture within the window's height. */
export function widthOf({ width, height }: PictureSize) {
  if (width / height >= tall) return undefined;
  return { maxWidth: `${Math.round((90 * width) / height)}vh` };
}

type CoverProps = Omit<Props, "picture" | "name"> & {
  project: Pick<Project, "id" | "image">;
  /** Whether the page contains `CoverParts`. */
  shared?: boolean;
};

/** A project's main picture, or else a drawing. */
export function ProjectCover({ project: { id, image }, shared = false, ...props }: CoverProps) {
  if (!isDrawn({ image })) {
    return <ProjectPicture picture={image} name={`project-${id}`} {...props} />;
  }
  return (
    <div className="relative bg-tint">
      <DrawnCover slug={`project-${id}`} className="block aspect-[16/10] w-full" shared={shared} />
      <span aria-hidden="true" className="mask picture-mask" />
    </div>
  );
}

export function isDrawn({ image }: Pick<Project, "image">): boolean {
  return pictureSource(image.src) === null;
}
