import type { ShownMeta } from "@/lib/posts/meta";
import { cut } from "./cut";

/** Maximum lengths in characters; Google truncates titles at 580 pixels. */
const maxTitle = 60;
const maxDescription = 155;

type Props = {
  meta: ShownMeta;
  slug: string;
  siteUrl: string;
  /** Site name, which is appended to titles in search results. */
  siteName: string;
  noindex: boolean;
  /** Generated picture of a published post; null if there is none yet. */
  image: string | null;
};

/** Approximate previews of the search result and of a shared link. */
export function Previews({ meta, slug, siteUrl, siteName, noindex, image }: Props) {
  const { host } = new URL(siteUrl);
  return (
    <div className="found-previews">
      <section aria-label="In search">
        <p className="label">In search</p>
        {noindex ? (
          <p className="found-result text-muted">Search engines are asked not to show this post.</p>
        ) : (
          <div className="found-result">
            <p className="found-crumbs">
              {host} › blog › {slug || "…"}
            </p>
            <p className="found-title">
              {cut(`${meta.title || "Untitled"} | ${siteName}`, maxTitle)}
            </p>
            <p>{cut(meta.description, maxDescription)}</p>
          </div>
        )}
      </section>
      <section aria-label="Shared">
        <p className="label">Shared</p>
        <div className="found-card">
          {image ? (
            // biome-ignore lint/performance/noImgElement: drawn by the server at a fixed size.
            <img src={image} alt="" width={1200} height={630} loading="lazy" />
          ) : (
            <p className="found-no-image label">A picture is drawn once the post is published.</p>
          )}
          <div className="found-card-words">
            <p className="label text-muted">{host}</p>
            <p className="found-card-title">{meta.shareTitle || "Untitled"}</p>
            <p>{cut(meta.shareDescription, maxDescription)}</p>
          </div>
        </div>
      </section>
    </div>
  );
}
