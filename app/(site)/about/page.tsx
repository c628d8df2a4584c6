import type { Metadata } from "next";
import { editBar } from "@/app/(site)/edit-bar";
import { AboutClosing } from "@/components/about/about-closing";
import { AboutHero } from "@/components/about/about-hero";
import { Approach } from "@/components/about/approach";
import { Faces } from "@/components/about/faces";
import { Mission } from "@/components/about/mission";
import { Reasons } from "@/components/about/reasons";
import { Team } from "@/components/about/team";
import { JsonLd } from "@/components/site/json-ld";
import { StaticHtml } from "@/components/ui/html/static-html";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { getPageImage } from "@/lib/content/social-pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { agencyGraph } from "@/lib/seo/structured-data/pages";

const path = "/about";

export async function generateMetadata(): Promise<Metadata> {
  const { description } = await getContent("about");
  return pageMetadata({ title: "About", description, path, image: await getPageImage(path) });
}

export default async function AboutPage() {
  await skipDraftPrefetch();
  const about = await getContent("about");
  const site = await getContent("site");
  const page = {
    site,
    title: "About",
    description: about.description,
    path,
    image: await getPageImage(path),
  };
  return (
    <>
      {await editBar("about")}
      <JsonLd graph={agencyGraph(page, "AboutPage")} />
      <StaticHtml name="about">
        <AboutHero about={about} />
        <Mission about={about} />
        <Team about={about} employees={site.employees} />
        <Faces about={about} />
        <Approach about={about} />
        <Reasons about={about} />
        <AboutClosing about={about} />
      </StaticHtml>
    </>
  );
}
