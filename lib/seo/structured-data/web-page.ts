import type { BreadcrumbList, WebPage } from "schema-dts";
import { site } from "@/content/site";
import { pageImage, type SocialImage } from "@/lib/social/address";
import { socialSize } from "@/lib/social/frame";
import { absolute, ids, type Reference, reference } from "./ids";
import type { Node } from "./node";

type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

export type PageFacts = {
  path: string;
  title: string;
  description: string;
  kind?: PageKind;
  /** The way here from the home page, this page last; none on the home page itself. */
  crumbs?: readonly Crumb[];
  image?: SocialImage;
  mainEntity?: Reference;
  dates?: { published: string; modified: string };
};

type Crumb = { label: string; path: string };

/** The page itself, its preview image and the way to it. */
export function webPage(facts: PageFacts): Node[] {
  const { path, title, description, kind = "WebPage", crumbs, mainEntity, dates } = facts;
  const page = {
    "@type": kind,
    "@id": ids.page(path),
    url: absolute(path),
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: reference(ids.webSite()),
    about: reference(ids.organization()),
    primaryImageOfPage: reference(ids.image(path)),
    ...(crumbs && { breadcrumb: reference(ids.breadcrumb(path)) }),
    ...(mainEntity && { mainEntity }),
    ...(dates && { datePublished: dates.published, dateModified: dates.modified }),
  } satisfies Node<WebPage>;
  const image = previewImage(path, facts.image ?? pageImage(path));
  return crumbs ? [page, image, breadcrumb(path, crumbs)] : [page, image];
}

function previewImage(path: string, { url, alt }: SocialImage): Node {
  return {
    "@type": "ImageObject",
    "@id": ids.image(path),
    url: absolute(url),
    contentUrl: absolute(url),
    width: String(socialSize.width),
    height: String(socialSize.height),
    caption: alt,
  };
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
