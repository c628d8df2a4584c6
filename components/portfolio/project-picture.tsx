import { pictureSource } from "@/components/portfolio/gallery/picture-source";
import { Picture } from "@/components/ui/picture";
import { pictures } from "@/content/pictures";
import { type ImageName, imageAlt } from "@/content/projects";

type Props = { name: ImageName; sizes: string; priority?: boolean };

export function ProjectPicture({ name, sizes, priority = false }: Props) {
  const { width, height } = pictures[name];
  return (
    <div className="relative bg-tint">
      <div className={priority ? "" : "fetch-late"} style={{ aspectRatio: `${width} / ${height}` }}>
        <Picture
          source={pictureSource(name, pictures[name])}
          alt={imageAlt[name]}
          sizes={sizes}
          priority={priority}
        />
      </div>
      <span
        aria-hidden="true"
        className="mask absolute bottom-0 left-0 w-full origin-left translate-y-1/2 scale-x-[0.22] transition-transform duration-250 ease-out group-hover:scale-x-100"
      />
    </div>
  );
}
