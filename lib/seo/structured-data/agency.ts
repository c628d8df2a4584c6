import type {
  ImageObject,
  Organization,
  PostalAddress,
  ProfessionalService,
  WebSite,
} from "schema-dts";
import { brand } from "@/content/brand";
import { site } from "@/content/site";
import { pageImage } from "@/lib/artwork/share-images/share-image";
import { absolute, ids, reference } from "./ids";
import type { Node } from "./node";

export function agency({ rated }: { rated: boolean }): Node[] {
  return [organization(), webSite(), studio(rated)];
}

function organization(): Node<Organization> {
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
    sameAs: site.social.map(({ href }) => href),
  };
}

function webSite(): Node<WebSite> {
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

function studio(rated: boolean): Node<ProfessionalService> {
  const { rating } = site;
  return {
    "@type": "ProfessionalService",
    "@id": ids.studio(),
    name: brand.name,
    url: absolute("/"),
    image: absolute(pageImage("/").url),
    logo: logo(),
    description: site.description,
    email: site.email,
    priceRange: site.priceRange,
    foundingDate: String(site.founded),
    address: address(),
    parentOrganization: reference(ids.organization()),
    // Include it only if the page shows it too; otherwise search engines treat it as fake.
    ...(rated &&
      rating && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: rating.value.toFixed(1),
          bestRating: 5,
          reviewCount: rating.reviews,
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
