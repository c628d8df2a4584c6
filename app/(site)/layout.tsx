import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "@/app/styles/globals.css";
import { SiteDocument } from "@/components/site/document";
import { env } from "@/lib/env";
import { rootMetadata, rootViewport } from "@/lib/seo/metadata";
import { pixelAttribute } from "@/lib/tracking/pixel-attribute";

// Public pages must never depend on the visitor.
export const ensureStatic = "navigation";
export const metadata: Metadata = rootMetadata;
export const viewport: Viewport = rootViewport;

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteDocument pixel={pixelAttribute(env())}>{children}</SiteDocument>;
}
