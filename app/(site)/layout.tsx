import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "@/app/styles/globals.css";
import { SiteDocument } from "@/components/site/document";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getFrame } from "@/lib/content/frame";
import { getContent } from "@/lib/content/queries";
import { env } from "@/lib/env";
import { rootMetadata, rootViewport } from "@/lib/seo/metadata";
import { pixelAttribute } from "@/lib/tracking/pixel-attribute";

// Public pages must never depend on the visitor.
export const ensureStatic = "navigation";
export const viewport: Viewport = rootViewport;

export async function generateMetadata(): Promise<Metadata> {
  return rootMetadata(await getContent("site"));
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  await skipDraftPrefetch();
  return (
    <SiteDocument frame={await getFrame()} pixel={pixelAttribute(env())}>
      {children}
    </SiteDocument>
  );
}
