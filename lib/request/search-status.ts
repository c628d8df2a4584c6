import { maxQueryLength, readQuery } from "@/lib/search/schema";

/** Null for every page but /search. */
export function searchStatus({ pathname, searchParams }: URL): 200 | 400 | null {
  if (pathname !== "/search") return null;
  return readQuery(searchParams.get("q")).length > maxQueryLength ? 400 : 200;
}
