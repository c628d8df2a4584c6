import type { Metadata } from "next";
import { editBar } from "@/app/(site)/edit-bar";
import { BlogBreadcrumb } from "@/components/posts/blog-breadcrumb";
import { JsonLd } from "@/components/site/json-ld";
import { StaticHtml } from "@/components/ui/html/static-html";
import { PageLink } from "@/components/ui/pages/page-link";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { pluralize } from "@/lib/numbers";
import { type ArchiveYear, archivePage, listYears } from "@/lib/posts/archive";
import { archiveGraph } from "@/lib/posts/structured-data";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata(archivePage);

export default async function ArchivePage() {
  await skipDraftPrefetch();
  return (
    <>
      {await editBar()}
      <JsonLd graph={archiveGraph({ ...archivePage, site: await getContent("site") })} />
      <ArchiveYears years={await listYears()} />
    </>
  );
}

function ArchiveYears({ years }: { years: ArchiveYear[] }) {
  return (
    <div className="wrap pt-8 pb-[var(--section)]">
      <BlogBreadcrumb crumbs={[{ label: "Archive" }]} />
      <StaticHtml name="archive">
        <h1 className="headline mt-[clamp(2rem,4vw,4rem)]">Archive</h1>
        {years.length === 0 && <p className="mt-8">No articles published yet. Check back soon!</p>}
        <ul className="mt-[clamp(2rem,3.5vw,3.5rem)] max-w-[44rem] border-t-8 border-mask">
          {years.map(({ year, posts }) => (
            <li key={year} className="border-b border-line">
              <PageLink
                href={`/blog/archive/${year}`}
                className="flex items-baseline justify-between gap-6 py-4 hover:underline"
              >
                <span className="title">{year}</span>
                <span>{pluralize(posts, "article", "articles")}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </StaticHtml>
    </div>
  );
}
