import type { ReactNode } from "react";
import { Header } from "@/components/site/header/header";
import { Tracking } from "@/components/tracking/tracking";
import { LinkNavigation } from "@/components/ui/link-navigation";
import { brand } from "@/content/brand";
import { displayFont, textFont } from "@/content/fonts";
import type { Frame } from "@/lib/content/frame";
import { headScript } from "@/lib/security/head-script";
import { Footer } from "./footer";

type Props = {
  /** Value from `pixelAttribute`; if omitted, nothing is tracked. */
  pixel?: string | undefined;
  children: ReactNode;
};

export function SiteDocument({ pixel, frame, children }: Props & { frame: Frame }) {
  return (
    <RootDocument pixel={pixel}>
      <SiteFrame frame={frame} tracked>
        {children}
      </SiteFrame>
    </RootDocument>
  );
}

export function RootDocument({ pixel, children }: Props) {
  return (
    <html
      lang={brand.locale}
      className={`${displayFont.variable} ${textFont.variable}`}
      data-pixel={pixel}
      // The theme script adds a class before hydration, and the page cache updates the pixel.
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash. */}
        <script data-html="head" dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <LinkNavigation />
        {children}
      </body>
    </html>
  );
}

type FrameProps = {
  frame: Frame;
  /** Leave off if the page's URL contains a signed token, which the pixel would report. */
  tracked?: boolean;
  children: ReactNode;
};

export function SiteFrame({ frame, tracked, children }: FrameProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      {tracked && <Tracking />}
      <Header {...frame.navigation} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer {...frame} />
    </>
  );
}
