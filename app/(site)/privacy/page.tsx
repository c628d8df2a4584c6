import type { Metadata } from "next";
import { LegalText } from "@/components/legal/legal-text";
import { PrivacyHeader } from "@/components/legal/privacy-header";
import { JsonLd } from "@/components/site/json-ld";
import { privacy } from "@/content/legal/privacy";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { plainGraph } from "@/lib/seo/structured-data/pages";

const { title, description, sections } = privacy;
const page = { title, description, path: "/privacy" } as const;

export const metadata: Metadata = pageMetadata(page);

export default async function PrivacyPage() {
  await skipDraftPrefetch();
  return (
    <article>
      <JsonLd graph={plainGraph({ ...page, site: await getContent("site") })} />
      <PrivacyHeader />
      <LegalText sections={sections} />
    </article>
  );
}
