import type { ShownMeta } from "@/lib/posts/meta";
import { truncate } from "./truncate";

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
      <section aria-label="Search result">
        <p className="label">Search result</p>
        {noindex ? (
          <p className="found-result text-muted">Hidden from search engines.</p>
        ) : (
          <div className="found-result">
            <p className="found-crumbs">
              {host} › blog › {slug || "…"}
            </p>
            <p className="found-title">
              {truncate(`${meta.title || "Untitled"} | ${siteName}`, maxTitle)}
            </p>
            <p>{truncate(meta.description, maxDescription)}</p>
          </div>
        )}
      </section>
      <section aria-label="Shared link">
        <p className="label">Shared link</p>
        <div className="found-card">
          {image ? (
            // biome-ignore lint/performance/noImgElement: drawn by the server at a fixed size.
            <img src={image} alt="" width={1200} height={630} loading="lazy" />
          ) : (
            <p className="found-no-image label">
              An image is generated once the post is published.
            </p>
          )}
          <div className="found-card-words">
            <p className="label text-muted">{host}</p>
            <p className="found-card-title">{meta.shareTitle || "Untitled"}</p>
            <p>{truncate(meta.shareDescription, maxDescription)}</p>
          </div>
        </div>
      </section>
    </div>
  );
}
