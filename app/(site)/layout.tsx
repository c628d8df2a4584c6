import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "../styles/globals.css";
import { SiteDocument } from "@/components/site/document";
import { env } from "@/lib/env";
import { rootMetadata, rootViewport } from "@/lib/seo/metadata";
import { pixelMark } from "@/lib/tracking/pixel-mark";

// No public page may ever depend on who asks for it.
export const ensureStatic = "navigation";
export const metadata: Metadata = rootMetadata;
export const viewport: Viewport = rootViewport;

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteDocument pixel={pixelMark(env())}>{children}</SiteDocument>;
}
