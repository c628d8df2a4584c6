import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import "@/app/styles/globals.css";
import "@/components/accounts/auth.css";
import { RootDocument } from "@/components/site/document";
import { getKnown } from "@/lib/content/queries";
import { rootMetadata, rootViewport } from "@/lib/seo/metadata";

// Rendered per request, because inline scripts carry the nonce of that request's CSP.
export const instant = false;
export const viewport: Viewport = rootViewport;

export async function generateMetadata(): Promise<Metadata> {
  // Metadata renders in parallel with the layout, so its own call is not enough.
  await connection();
  return { ...rootMetadata(await getKnown("site")), robots: { index: false, follow: false } };
}

export default async function SessionLayout({ children }: { children: ReactNode }) {
  await connection();
  return <RootDocument>{children}</RootDocument>;
}
