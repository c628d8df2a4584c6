import type {
  ImageObject,
  Organization,
  PostalAddress,
  ProfessionalService,
  WebSite,
} from "schema-dts";
import { brand } from "@/content/brand";
import { socialPages } from "@/content/social";
import { pageImage } from "@/lib/artwork/share-images/share-image";
import type { Content } from "@/lib/content/kinds";
import { absolute, ids, reference } from "./ids";
import type { Node } from "./node";

export function agency(site: Content<"site">, { rated }: { rated: boolean }): Node[] {
  return [organization(site), webSite(site), studio(site, rated)];
}

function organization(site: Content<"site">): Node<Organization> {
  const { founded, employees } = site;
  return {
    "@type": "Organization",
    "@id": ids.organization(),
    name: brand.name,
    url: absolute("/"),
    logo: logo(),
    description: site.description,
    slogan: site.tagline,
    email: site.email,
    foundingDate: String(founded),
    numberOfEmployees: {
      "@type": "QuantitativeValue",
      minValue: employees.min,
      maxValue: employees.max,
    },
    address: address(),
    sameAs: site.social.map(({ href }) => absolute(href)),
  };
}

function webSite(site: Content<"site">): Node<WebSite> {
  return {
    "@type": "WebSite",
    "@id": ids.webSite(),
    name: brand.name,
    alternateName: brand.shortName,
    url: absolute("/"),
    description: site.description,
    inLanguage: brand.locale,
    publisher: reference(ids.organization()),
  };
}

function studio(site: Content<"site">, rated: boolean): Node<ProfessionalService> {
  const { value, reviews } = site.rating;
  return {
    "@type": "ProfessionalService",
    "@id": ids.studio(),
    name: brand.name,
    url: absolute("/"),
    image: absolute(pageImage("/", socialPages({ site })).url),
    logo: logo(),
    description: site.description,
    email: site.email,
    priceRange: site.priceRange,
    foundingDate: String(site.founded),
    address: address(),
    parentOrganization: reference(ids.organization()),
    // Include it only if the page shows it too; otherwise search engines treat it as fake.
    ...(rated &&
      value !== null &&
      reviews !== null && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: value.toFixed(1),
          bestRating: 5,
          reviewCount: reviews,
        },
      }),
  };
}

function address(): PostalAddress {
  const { locality, countryCode } = brand.place;
  return { "@type": "PostalAddress", addressLocality: locality, addressCountry: countryCode };
}

function logo(): ImageObject {
  const url = absolute("/icons/icon-512.png");
  return { "@type": "ImageObject", url, contentUrl: url, width: "512", height: "512" };
}
