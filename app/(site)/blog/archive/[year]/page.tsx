import type { Metadata } from "next";
import { ArchiveYear } from "@/components/posts/archive-year";
import { JsonLd } from "@/components/site/json-ld";
import { PageNotFound } from "@/components/site/page-not-found";
import { pageImage } from "@/lib/artwork/share-images/share-image";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { listYears } from "@/lib/posts/archive";
import { archivePage, byMonth, findYearPage, yearDetails } from "@/lib/posts/archive-page";
import { archiveGraph } from "@/lib/posts/structured-data";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

// The status code depends on the year, so nothing can be sent before it is known.
export const instant = false;

type Props = PageProps<"/blog/archive/[year]">;

/** A static route needs at least one path to build, even on a site without posts. */
export async function generateStaticParams() {
  const [newest] = await listYears();
  return [{ year: String(newest?.year ?? new Date().getUTCFullYear()) }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await skipDraftPrefetch();
  const { year } = await params;
  if (!(await findYearPage(year, "1"))) return missingMetadata("Page not found");
  return pageMetadata({ ...yearDetails(year, 1), image: pageImage(archivePage.path) });
}

export default async function YearPage({ params }: Props) {
  await skipDraftPrefetch();
  const { year } = await params;
  const found = await findYearPage(year, "1");
  if (!found) return <PageNotFound />;
  return (
    <>
      <JsonLd graph={archiveGraph(yearDetails(year, 1), archivePage)} />
      <ArchiveYear {...found} year={year} page={1} months={byMonth(found.posts)} />
    </>
  );
}
