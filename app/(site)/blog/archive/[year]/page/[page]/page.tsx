import type { Metadata, Route } from "next";
import { permanentRedirect } from "next/navigation";
import { ArchiveYear } from "@/components/posts/archive-year";
import { JsonLd } from "@/components/site/json-ld";
import { PageNotFound } from "@/components/site/page-not-found";
import { pageImage } from "@/lib/artwork/share-images/share-image";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import {
  archivePage,
  byMonth,
  findYearPage,
  yearDetails,
  yearPath,
} from "@/lib/posts/archive-page";
import { archiveGraph } from "@/lib/posts/structured-data";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

// The status code depends on the path, so nothing can be sent before it is known.
export const instant = false;

type Props = PageProps<"/blog/archive/[year]/page/[page]">;

/** A static route needs one path. */
export function generateStaticParams() {
  return [{ year: "2000", page: "2" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await skipDraftPrefetch();
  const { year, page } = await params;
  if (!(await findYearPage(year, page))) return missingMetadata("Page not found");
  return pageMetadata({ ...yearDetails(year, Number(page)), image: pageImage(archivePage.path) });
}

export default async function YearPageN({ params }: Props) {
  await skipDraftPrefetch();
  const { year, page } = await params;
  const found = await findYearPage(year, page);
  if (!found) return <PageNotFound />;
  if (page === "1") permanentRedirect(yearPath(year) as Route);
  const details = yearDetails(year, Number(page));
  return (
    <>
      <JsonLd graph={archiveGraph(details, archivePage, yearDetails(year, 1))} />
      <ArchiveYear {...found} year={year} page={Number(page)} months={byMonth(found.posts)} />
    </>
  );
}
