import type { Metadata } from "next";
import { editBar } from "@/app/(site)/edit-bar";
import { LegalText } from "@/components/legal/legal-text";
import { TermsHeader } from "@/components/legal/terms-header";
import { JsonLd } from "@/components/site/json-ld";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getLegal } from "@/lib/content/legal";
import { getContent } from "@/lib/content/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { plainGraph } from "@/lib/seo/structured-data/pages";

const path = "/terms";

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await getLegal("terms");
  return pageMetadata({ title, description, path });
}

export default async function TermsPage() {
  await skipDraftPrefetch();
  const terms = await getLegal("terms");
  const { title, description, sections } = terms;
  return (
    <article>
      {await editBar("legal/terms")}
      <JsonLd graph={plainGraph({ title, description, path, site: await getContent("site") })} />
      <TermsHeader page={terms} />
      <div className="mask" />
      <LegalText sections={sections} />
    </article>
  );
}
