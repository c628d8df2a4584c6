import { connection } from "next/server";
import { env } from "@/lib/env";
import { missingResponse } from "@/lib/seo/file-response";

/** Proves to search engines that URLs submitted with the key come from this site. */
export async function GET() {
  // The key is configured at run time.
  await connection();
  const { INDEXNOW_KEY } = env();
  if (!INDEXNOW_KEY) return missingResponse();
  return new Response(INDEXNOW_KEY, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
