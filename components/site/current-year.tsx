import { cacheLife } from "next/cache";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";

/** Cached for a day, so that the pages around it stay static. */
export async function CurrentYear() {
  await skipDraftPrefetch();
  return currentYear();
}

async function currentYear() {
  "use cache";
  cacheLife({ stale: 300, revalidate: 86_400, expire: 31_536_000 });
  return new Date().getUTCFullYear();
}
