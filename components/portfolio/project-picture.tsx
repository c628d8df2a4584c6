import { pictureSource } from "@/components/portfolio/gallery/picture-source";
import { Picture } from "@/components/ui/picture";
import { pictures } from "@/content/pictures";
import { type ImageName, imageAlt } from "@/content/projects";

type Props = { name: ImageName; sizes: string; priority?: boolean };

export function ProjectPicture({ name, sizes, priority = false }: Props) {
  const { width, height } = pictures[name];
  return (
    <div className="relative bg-tint" style={{ viewTransitionName: name }}>
      <div className={priority ? "" : "fetch-late"} style={{ aspectRatio: `${width} / ${height}` }}>
        <Picture
          source={pictureSource(name, pictures[name])}
          alt={imageAlt[name]}
          sizes={sizes}
          priority={priority}
        />
      </div>
      <span aria-hidden="true" className="mask picture-mask" />
    </div>
  );
}
