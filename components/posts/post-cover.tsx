import { PreloadPicture } from "@/components/ui/preload-picture";
import { coverSet } from "@/lib/media/uploaded-cover";
import { DrawnCover } from "./drawn-cover";

type Props = {
  slug: string;
  image: string | null;
  /** Without it the picture is decorative. */
  alt?: string | null;
  wide?: boolean;
  priority?: boolean;
  /** Whether `CoverParts` stands on the page. */
  shared?: boolean;
};

export function PostCover(props: Props) {
  const { slug, image, alt, wide = false, priority = false, shared = false } = props;
  const shape = wide ? "aspect-[16/9] lg:aspect-[2/1]" : "aspect-[16/9]";
  if (image) {
    const sizes = wide ? "(min-width: 96rem) 88rem, 92vw" : "(min-width: 64rem) 46vw, 92vw";
    return (
      <>
        {priority && <PreloadPicture src={image} srcSet={coverSet(image)} sizes={sizes} />}
        {/* biome-ignore lint/performance/noImgElement: a URL on any host, whose size is unknown. */}
        <img
          src={image}
          srcSet={coverSet(image)}
          sizes={sizes}
          alt={alt ?? ""}
          className={`w-full bg-tint object-cover ${shape}`}
          loading={priority ? "eager" : "lazy"}
          referrerPolicy="no-referrer"
        />
      </>
    );
  }
  return <DrawnCover slug={slug} className={`w-full ${shape}`} shared={shared} />;
}
