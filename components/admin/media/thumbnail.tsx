import { parseMediaPath, thumbnailOf } from "@/lib/markdown/media-path";

/** A picture of the library, in a box of one shape for all. */
export function Thumbnail({ path, alt }: { path: string; alt: string }) {
  const media = parseMediaPath(path);
  if (!media) return null;
  const { width, height } = media;
  return (
    <span className="media-thumb">
      {/* biome-ignore lint/performance/noImgElement: comes in the widths that it is stored in. */}
      <img
        src={thumbnailOf(media)}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
