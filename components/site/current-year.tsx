import { cacheLife } from "next/cache";

/** The current year, looked up once a day; being cached, it lets the pages around it stay static. */
export async function CurrentYear() {
  "use cache";
  cacheLife({ stale: 300, revalidate: 86_400, expire: 31_536_000 });
  return new Date().getUTCFullYear();
}
