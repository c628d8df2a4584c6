import type { Metadata, Viewport } from "next";
import { brand } from "@/content/brand";
import "@/app/styles/globals.css";
import { SiteDocument } from "@/components/site/document";
import { PageNotFound } from "@/components/site/page-not-found";
import { env } from "@/lib/env";
import { missingMetadata, rootMetadata, rootViewport } from "@/lib/seo/metadata";
import { pixelAttribute } from "@/lib/tracking/pixel-attribute";

export const metadata: Metadata = {
  ...rootMetadata,
  ...missingMetadata(`Page not found | ${brand.name}`),
  description: "The page you are looking for doesn't exist or has been moved.",
};

export const viewport: Viewport = rootViewport;

export default function GlobalNotFound() {
  return (
    <SiteDocument pixel={pixelAttribute(env())}>
      <PageNotFound />
    </SiteDocument>
  );
}
