import type { Metadata, Route } from "next";
import { permanentRedirect } from "next/navigation";
import { editBar } from "@/app/(site)/edit-bar";
import { ArchiveYear } from "@/components/posts/archive-year";
import { JsonLd } from "@/components/site/json-ld";
import { PageNotFound } from "@/components/site/page-not-found";
import { pageImage } from "@/lib/artwork/share-images/share-image";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import {
  archivePage,
  byMonth,
  findYearPage,
  listYears,
  yearDetails,
  yearPath,
} from "@/lib/posts/archive";
import { archiveGraph } from "@/lib/posts/structured-data";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

// The status code depends on the year, so nothing can be sent before it is known.
export const instant = false;

/** `page` is undefined on the first page; page/1 redirects there. */
type Props = { params: Promise<{ year: string; page?: string }> };

/** A static route needs at least one path to build, even on a site without posts. */
export async function generateStaticParams() {
  const [newest] = await listYears();
  return [{ year: String(newest?.year ?? new Date().getUTCFullYear()) }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await skipDraftPrefetch();
  const { year, page = "1" } = await params;
  if (!(await findYearPage(year, page))) return missingMetadata("Page not found");
  return pageMetadata({ ...yearDetails(year, Number(page)), image: pageImage(archivePage.path) });
}

export default async function YearPage({ params }: Props) {
  await skipDraftPrefetch();
  const { year, page } = await params;
  const found = await findYearPage(year, page ?? "1");
  if (!found) return <PageNotFound />;
  if (page === "1") permanentRedirect(yearPath(year) as Route);
  const first = yearDetails(year, 1);
  const site = await getContent("site");
  const graph = page
    ? archiveGraph({ ...yearDetails(year, Number(page)), site }, archivePage, first)
    : archiveGraph({ ...first, site }, archivePage);
  return (
    <>
      {await editBar()}
      <JsonLd graph={graph} />
      <ArchiveYear {...found} year={year} page={Number(page ?? 1)} months={byMonth(found.posts)} />
    </>
  );
}
