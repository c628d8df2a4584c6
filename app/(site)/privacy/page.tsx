import type { Metadata } from "next";
import { editBar } from "@/app/(site)/edit-bar";
import { LegalText } from "@/components/legal/legal-text";
import { PrivacyHeader } from "@/components/legal/privacy-header";
import { JsonLd } from "@/components/site/json-ld";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getLegal } from "@/lib/content/legal";
import { getContent } from "@/lib/content/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { plainGraph } from "@/lib/seo/structured-data/pages";

const path = "/privacy";

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await getLegal("privacy");
  return pageMetadata({ title, description, path });
}

export default async function PrivacyPage() {
  await skipDraftPrefetch();
  const privacy = await getLegal("privacy");
  const { title, description, sections } = privacy;
  return (
    <article>
      {await editBar("legal/privacy")}
      <JsonLd graph={plainGraph({ title, description, path, site: await getContent("site") })} />
      <PrivacyHeader page={privacy} />
      <LegalText sections={sections} />
    </article>
  );
}
