import { PreloadPicture } from "@/components/ui/preload-picture";
import { coverSet } from "@/lib/media/cover";
import { DrawnCover } from "./drawn-cover";

type Props = {
  slug: string;
  image: string | null;
  /** If omitted, the picture is decorative. */
  alt?: string | null;
  wide?: boolean;
  priority?: boolean;
  /** Whether the page contains `CoverParts`. */
  shared?: boolean;
};

export function PostCover(props: Props) {
  const { slug, image, alt, wide = false, priority = false, shared = false } = props;
  const shape = wide ? "aspect-[16/9] lg:aspect-[2/1]" : "aspect-[16/9]";
  if (image) {
    const sizes = wide ? "(min-width: 96rem) 88rem, 92vw" : "(min-width: 64rem) 46vw, 92vw";
    const srcSet = coverSet(image);
    const avif = srcSet ? { type: "image/avif", srcSet, sizes } : null;
    return (
      <>
        {priority && <PreloadPicture src={image} {...avif} />}
        <picture
          className={`block ${shape} ${priority ? "" : "fetch-late"}`}
          style={{ viewTransitionName: `post-${slug}` }}
        >
          {avif && <source {...avif} />}
          <img
            src={image}
            alt={alt ?? ""}
            className={`w-full bg-tint object-cover ${shape}`}
            loading={priority ? "eager" : "lazy"}
          />
        </picture>
      </>
    );
  }
  return <DrawnCover slug={slug} className={`w-full ${shape}`} shared={shared} />;
}
