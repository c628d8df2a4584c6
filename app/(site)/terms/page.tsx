import type { Metadata } from "next";
import { LegalText } from "@/components/legal/legal-text";
import { TermsHeader } from "@/components/legal/terms-header";
import { JsonLd } from "@/components/site/json-ld";
import { terms } from "@/content/legal/terms";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { plainGraph } from "@/lib/seo/structured-data/pages";

const { title, description, sections } = terms;
const page = { title, description, path: "/terms" } as const;

export const metadata: Metadata = pageMetadata(page);

export default async function TermsPage() {
  await skipDraftPrefetch();
  return (
    <article>
      <JsonLd graph={plainGraph({ ...page, site: await getContent("site") })} />
      <TermsHeader />
      <div className="mask" />
      <LegalText sections={sections} />
    </article>
  );
}
