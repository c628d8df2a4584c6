import type { Metadata } from "next";
import { ArchiveYears } from "@/components/posts/archive-years";
import { JsonLd } from "@/components/site/json-ld";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { archivePage, listYears } from "@/lib/posts/archive";
import { archiveGraph } from "@/lib/posts/structured-data";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata(archivePage);

export default async function ArchivePage() {
  await skipDraftPrefetch();
  return (
    <>
      <JsonLd graph={archiveGraph(archivePage)} />
      <ArchiveYears years={await listYears()} />
    </>
  );
}
