import type { Metadata, Viewport } from "next";
import { brand } from "@/content/brand";
import "@/app/styles/globals.css";
import { SiteDocument } from "@/components/site/document";
import { PageNotFound } from "@/components/site/page-not-found";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getKnownFrame } from "@/lib/content/frame";
import { getKnown } from "@/lib/content/queries";
import { env } from "@/lib/env";
import { missingMetadata, rootMetadata, rootViewport } from "@/lib/seo/metadata";
import { pixelAttribute } from "@/lib/tracking/pixel-attribute";

export async function generateMetadata(): Promise<Metadata> {
  await skipDraftPrefetch();
  return {
    ...rootMetadata(await getKnown("site")),
    ...missingMetadata(`Page not found | ${brand.name}`),
    description: "The page you are looking for doesn't exist or has been moved.",
  };
}

export const viewport: Viewport = rootViewport;

export default async function GlobalNotFound() {
  await skipDraftPrefetch();
  return (
    <SiteDocument frame={await getKnownFrame()} pixel={pixelAttribute(env())}>
      <PageNotFound />
    </SiteDocument>
  );
}
