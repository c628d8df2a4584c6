import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import "@/app/styles/globals.css";
import "@/components/accounts/auth.css";
import { RootDocument } from "@/components/site/document";
import { site } from "@/content/site";
import { rootMetadata, rootViewport } from "@/lib/seo/metadata";

// Rendered per request, because inline scripts carry the nonce of that request's CSP.
export const instant = false;
// From the site's files: a lookup would delay the title, and search engines never see the rest.
export const metadata: Metadata = {
  ...rootMetadata(site),
  robots: { index: false, follow: false },
};
export const viewport: Viewport = rootViewport;

export default async function SessionLayout({ children }: { children: ReactNode }) {
  await connection();
  return <RootDocument>{children}</RootDocument>;
}
