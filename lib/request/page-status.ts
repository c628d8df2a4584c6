import { bookingLinkStatus } from "@/lib/bookings/link-state";
import { linkStatus } from "@/lib/newsletter/link-state";
import { maxQueryLength, readQuery } from "@/lib/search/schema";
import { setupStatus } from "@/lib/setup/link-state";

export async function signedLinkStatus(url: URL): Promise<number | null> {
  return (await bookingLinkStatus(url)) ?? (await linkStatus(url)) ?? (await setupStatus(url));
}

/** Returns null for any path but /search. */
export function searchStatus({ pathname, searchParams }: URL): 200 | 400 | null {
  if (pathname !== "/search") return null;
  return readQuery(searchParams.get("q")).length > maxQueryLength ? 400 : 200;
}
