import { parseMediaPath, thumbnailOf } from "@/lib/markdown/media-path";

/** A library picture in a box of uniform shape. */
export function Thumbnail({ path, alt }: { path: string; alt: string }) {
  const media = parseMediaPath(path);
  if (!media) return null;
  const { width, height } = media;
  return (
    <span className="media-thumb">
      {/* biome-ignore lint/performance/noImgElement: the file is already thumbnail-sized. */}
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
