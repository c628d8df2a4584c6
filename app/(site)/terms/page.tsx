import type { Metadata } from "next";
import { LegalText } from "@/components/legal/legal-text";
import { TermsHeader } from "@/components/legal/terms-header";
import { JsonLd } from "@/components/site/json-ld";
import { terms } from "@/content/legal/terms";
import { pageMetadata } from "@/lib/seo/metadata";
import { plainGraph } from "@/lib/seo/structured-data/pages";

const { title, description, sections } = terms;
const page = { title, description, path: "/terms" } as const;

export const metadata: Metadata = pageMetadata(page);

export default function TermsPage() {
  return (
    <article>
      <JsonLd graph={plainGraph(page)} />
      <TermsHeader />
      <div className="mask" />
      <LegalText sections={sections} />
    </article>
  );
}
