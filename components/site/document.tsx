import type { ReactNode } from "react";
import { Tracking } from "@/components/tracking/tracking";
import { site } from "@/content/site";
import { themeScript } from "@/lib/theme";
import { bricolage, instrument } from "./fonts";
import { Footer } from "./footer";
import { Header } from "./header";

type Props = {
  /** The pixel to track with, as `pixelMark` writes it; without it nothing is tracked. */
  pixel?: string | undefined;
  children: ReactNode;
};

/** The whole document of a public page. */
export function SiteDocument({ pixel, children }: Props) {
  return (
    <RootDocument pixel={pixel}>
      <SiteFrame tracked>{children}</SiteFrame>
    </RootDocument>
  );
}

/** What every page of the site starts from: language, fonts, head script for the theme. */
export function RootDocument({ pixel, children }: Props) {
  return (
    <html
      lang={site.language}
      className={`${bricolage.variable} ${instrument.variable}`}
      data-pixel={pixel}
      // The theme script adds a class before React takes over, and the page cache renews the pixel.
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body className="flex min-h-dvh flex-col">{children}</body>
    </html>
  );
}

/**
 * Skip link, navigation and footer around a page. Not `tracked` is a page whose address holds a signed
 * link: the pixel would report it.
 */
export function SiteFrame({ tracked, children }: { tracked?: boolean; children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only bg-mask text-on-mask focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      {tracked && <Tracking />}
      <Header />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
