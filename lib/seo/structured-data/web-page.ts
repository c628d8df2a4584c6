import type { BreadcrumbList, ImageObject, WebPage } from "schema-dts";
import { brand } from "@/content/brand";
import { socialPages } from "@/content/social";
import { shareImageSize } from "@/lib/artwork/share-images/frame";
import { pageImage, type ShareImage } from "@/lib/artwork/share-images/share-image";
import type { Content } from "@/lib/content/kinds";
import { absolute, ids, type Reference, reference } from "./ids";
import type { Node } from "./node";

type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ProfilePage";

export type PageDetails = {
  site: Content<"site">;
  path: string;
  title: string;
  description: string;
  kind?: PageKind;
  /** Breadcrumbs from below the home page to this page. */
  crumbs?: readonly Crumb[];
  image?: ShareImage;
  mainEntity?: Reference;
  /** A path or full URL, if it differs from `path`. */
  url?: string;
  dates?: { published: string; modified: string };
};

type Crumb = { label: string; path: string };

export function webPage(details: PageDetails): Node[] {
  const { site, path, title, description, kind = "WebPage" } = details;
  const { crumbs = [], mainEntity, dates } = details;
  const page = {
    "@type": kind,
    "@id": ids.page(path),
    url: absolute(details.url ?? path),
    name: title,
    description,
    inLanguage: brand.locale,
    isPartOf: reference(ids.webSite()),
    about: reference(ids.organization()),
    primaryImageOfPage: reference(ids.image(path)),
    breadcrumb: reference(ids.breadcrumb(path)),
    ...(mainEntity && { mainEntity }),
    ...(dates && { datePublished: dates.published, dateModified: dates.modified }),
  } satisfies Node<WebPage>;
  const image = previewImage(path, details.image ?? pageImage(path, socialPages({ site })));
  return [page, image, breadcrumb(path, crumbs)];
}

function previewImage(path: string, image: ShareImage): Node {
  return { ...sharePicture(image), "@id": ids.image(path), caption: image.alt };
}

export function sharePicture({ url }: ShareImage) {
  return {
    "@type": "ImageObject",
    url: absolute(url),
    contentUrl: absolute(url),
    width: String(shareImageSize.width),
    height: String(shareImageSize.height),
  } satisfies ImageObject;
}

function breadcrumb(path: string, crumbs: readonly Crumb[]): Node<BreadcrumbList> {
  const steps = [{ label: "Home", path: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumb(path),
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.label,
      item: absolute(step.path),
    })),
  };
}
