import { type NextRequest, NextResponse } from "next/server";
import { findRedirect } from "@/lib/redirects/known-redirects";
import { isOwnArea, normalPath } from "@/lib/redirects/path";
import { isPostKnown } from "@/lib/redirects/queries";

/** In Draft Mode a page has sent its 200 before it knows that there is nothing to show. */
export async function draftRedirect({
  method,
  nextUrl,
}: NextRequest): Promise<NextResponse | null> {
  const path = normalPath(nextUrl.pathname);
  if (method !== "GET" || path === null || isOwnArea(path)) return null;
  const found = await findRedirect(path);
  if (found === null || found.target === null) return null;
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (slug !== undefined && (await isPostKnown(slug))) return null;
  return NextResponse.redirect(new URL(found.target, nextUrl), {
    status: found.status,
    headers: { "cache-control": "private, no-store" },
  });
}
