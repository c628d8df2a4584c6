import type { Metadata } from "next";
import { connection } from "next/server";
import { SearchPage } from "@/components/search/search-page";
import { readQuery } from "@/lib/search/schema";
import { search } from "@/lib/search/search";
import { searchStrings } from "@/lib/search/strings";
import { clientIp } from "@/lib/security/sender";

export async function generateMetadata({ searchParams }: PageProps<"/search">): Promise<Metadata> {
  const query = readQuery((await searchParams).q);
  return { title: query ? `${searchStrings.title}: ${query.slice(0, 60)}` : searchStrings.title };
}

/** The page is not `tracked`, because the ad network must not see search queries. */
export default async function Search({ searchParams }: PageProps<"/search">) {
  await connection();
  const { q } = await searchParams;
  return <SearchPage answer={await search(q, await clientIp())} />;
}
