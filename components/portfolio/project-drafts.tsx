import { draftedPictures } from "@/content/projects";
import type { Project } from "@/lib/portfolio/project";

const drafts = [
  { file: "sketch", name: "Sketch", alt: "The screen as boxes and bars drawn by hand" },
  { file: "wire", name: "Wireframe", alt: "The same screen in grey boxes" },
  { file: "product", name: "Product", alt: null },
] as const;

/** From the first sketch to the product, side by side. Only pictures of mockups have drafts. */
export function ProjectDrafts({
  title,
  image: { src, alt: own },
}: Pick<Project, "title" | "image">) {
  if (!draftedPictures.includes(src)) return null;
  return (
    <ol
      aria-label={`How ${title} took shape`}
      className="wrap grid grid-cols-1 gap-6 pb-[var(--section)] md:grid-cols-3"
    >
      {drafts.map(({ file, name, alt }) => (
        <li key={file}>
          {/* biome-ignore lint/performance/noImgElement: the file has the size that is shown. */}
          <img
            src={`/work/${src}-${file}-736.webp`}
            alt={alt ?? own}
            width={736}
            height={460}
            loading="lazy"
            className="draft-picture"
          />
          <p className="label mt-2">{name}</p>
        </li>
      ))}
    </ol>
  );
}
