import { ProjectPicture, widthOf } from "@/components/portfolio/project-picture";
import { Picture } from "@/components/ui/picture";
import { pictureSource } from "@/lib/portfolio/picture-source";
import type { Section } from "@/lib/portfolio/project";

/**
 * Two pictures on top of each other, uncovered by a slider; without JavaScript, side by side. If one
 * no longer exists, only the other is shown.
 */
export function Comparison({ before, after, caption }: Extract<Section, { type: "pair" }>) {
  const [first, second] = [pictureSource(before.src), pictureSource(after.src)];
  const isPair = first && second;
  return (
    <figure>
      {isPair ? (
        <div className="comparison" style={widthOf(first)}>
          <Picture source={first} alt={before.alt} sizes={sizes} />
          <Picture source={second} alt={after.alt} sizes={sizes} />
          <input type="range" aria-label="Compare the pictures" autoComplete="off" />
        </div>
      ) : (
        <ProjectPicture picture={first ? before : after} sizes={sizes} />
      )}
      {caption && <figcaption className="mt-6 max-w-[34em]">{caption}</figcaption>}
    </figure>
  );
}

const sizes = "(min-width: 1728px) 1584px, 92vw";
