import type { Metadata } from "next";
import { AboutClosing } from "@/components/about/about-closing";
import { AboutHero } from "@/components/about/about-hero";
import { Approach } from "@/components/about/approach";
import { Faces } from "@/components/about/faces";
import { Mission } from "@/components/about/mission";
import { Reasons } from "@/components/about/reasons";
import { Team } from "@/components/about/team";
import { JsonLd } from "@/components/site/json-ld";
import { StaticHtml } from "@/components/ui/html/static-html";
import { about } from "@/content/about";
import { pageMetadata } from "@/lib/seo/metadata";
import { agencyGraph } from "@/lib/seo/structured-data/pages";

const { description } = about;
const page = { title: "About", description, path: "/about" } as const;

export const metadata: Metadata = pageMetadata(page);

export default function AboutPage() {
  return (
    <>
      <JsonLd graph={agencyGraph(page, "AboutPage")} />
      <StaticHtml name="about">
        <AboutHero />
        <Mission />
        <Team />
        <Faces />
        <Approach />
        <Reasons />
        <AboutClosing />
      </StaticHtml>
    </>
  );
}
